import { Link } from '@tanstack/react-router';
import { isPlainPress } from '../../browser/plain-press';
import { topicSlug } from '../../content/crumbs';
import type { Topic } from './find-posts';
import styles from './browse-by-topic.module.css';

interface BrowseByTopicProps {
  readonly topics: readonly Topic[];
  /** Called when a topic is chosen on this page, because this block is then removed. */
  readonly onGo: () => void;
}

/** Lists the topics below the posts, each with its number of posts. */
export function BrowseByTopic({ topics, onGo }: BrowseByTopicProps) {
  return (
    <section className={styles.browse} aria-labelledby="browse-by-topic">
      <h2 id="browse-by-topic" className={styles.heading}>
        Browse by Topic
      </h2>
      <ul className={styles.topics}>
        {topics.map(({ category, count }) => (
          <li key={category}>
            <Link
              to="/blog"
              search={{ topic: topicSlug(category) }}
              resetScroll={false}
              onClick={(event) => {
                if (isPlainPress(event)) onGo();
              }}
              className={styles.topic}
            >
              <span className={styles.name}>{category}</span>
              <strong className={styles.count}>{count}</strong>
              <span className={styles.unit}>{count === 1 ? 'story' : 'stories'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
