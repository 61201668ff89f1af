import { Link } from '@tanstack/react-router';
import { topicSlug } from '../../content/crumbs';
import { ToggleButton } from '../../ui/ToggleButton';
import type { Topic } from './find-posts';
import browseStyles from './browse-by-topic.module.css';
import styles from './topics.module.css';

// The two ways to the posts of a topic: a filter above the list, and links below it.

interface TopicFilterProps {
  readonly topics: readonly Topic[];
  readonly all: number;
  readonly chosen: string | undefined;
  readonly onChoose: (topic: string | undefined) => void;
}

function Chip({ label, count, isOn, onPress }: { label: string; count: number; isOn: boolean; onPress: () => void }) {
  return (
    <ToggleButton isOn={isOn} onPress={onPress}>
      <span>{label}</span>
      <span className={styles.count}>
        <span className="visually-hidden">, </span>
        {count}
        <span className="visually-hidden">{count === 1 ? ' post' : ' posts'}</span>
      </span>
    </ToggleButton>
  );
}

/** Lets the visitor choose one topic or all of them. */
export function TopicFilter({ topics, all, chosen, onChoose }: TopicFilterProps) {
  return (
    <div role="group" aria-label="Topics" className={styles.topics}>
      <Chip label="All Topics" count={all} isOn={chosen === undefined} onPress={() => onChoose(undefined)} />
      {topics.map(({ category, count }) => (
        <Chip
          key={category}
          label={category}
          count={count}
          isOn={category === chosen}
          onPress={() => onChoose(topicSlug(category))}
        />
      ))}
    </div>
  );
}

interface BrowseByTopicProps {
  readonly topics: readonly Topic[];
  /** Called when a topic is chosen, because this block is then removed. */
  readonly onGo: () => void;
}

/** Lists the topics below the posts, each with its number of posts. */
export function BrowseByTopic({ topics, onGo }: BrowseByTopicProps) {
  return (
    <section className={browseStyles.browse} aria-labelledby="browse-by-topic">
      <h2 id="browse-by-topic" className={browseStyles.heading}>
        Browse by Topic
      </h2>
      <ul className={browseStyles.topics}>
        {topics.map(({ category, count }) => (
          <li key={category}>
            <Link
              to="/blog"
              search={{ topic: topicSlug(category) }}
              resetScroll={false}
              onClick={onGo}
              className={browseStyles.topic}
            >
              <span className={browseStyles.name}>{category}</span>
              <strong className={browseStyles.count}>{count}</strong>
              <span className={browseStyles.unit}>{count === 1 ? 'story' : 'stories'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
