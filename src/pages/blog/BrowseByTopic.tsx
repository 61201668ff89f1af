import { Link } from '@tanstack/react-router';
import { topicSlug } from '../../content/crumbs';
import type { PostSummary } from '../../content/page-schemas';
import { Picture } from '../../ui/Picture';
import type { Topic } from './find-posts';
import styles from './browse-by-topic.module.css';

interface BrowseByTopicProps {
  readonly posts: readonly PostSummary[];
  readonly topics: readonly Topic[];
  /** Called when a topic is chosen: this block is removed then. */
  readonly onGo: () => void;
}

/** The other way through the list: by what the stories are about. */
export function BrowseByTopic({ posts, topics, onGo }: BrowseByTopicProps) {
  return (
    <section className={styles.browse} aria-labelledby="browse-by-topic">
      <h2 id="browse-by-topic" className={styles.heading}>
        Browse by Topic
      </h2>
      <ul className={styles.topics}>
        {topics.map(({ category, count }) => {
          const print = posts.findLast((post) => post.category === category)?.picture;
          return (
            <li key={category}>
              <Link
                to="/blog"
                search={{ topic: topicSlug(category) }}
                resetScroll={false}
                onClick={onGo}
                className={styles.topic}
              >
                {print ? (
                  <span className={styles.picture}>
                    <Picture picture={print} ratio="1 / 1" sizes="96px" decorative />
                  </span>
                ) : null}
                <span className={styles.words}>
                  <span className={styles.name}>{category}</span>
                  <span className={styles.count}>{count === 1 ? '1 story' : `${count} stories`}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
