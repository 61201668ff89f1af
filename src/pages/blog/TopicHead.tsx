import page from '../../content/pages/blog.yaml';
import styles from './topic-head.module.css';

export const TOPIC_HEAD_ID = 'topic';

/** Over the posts of one topic: what they are about. */
export function TopicHead({ category }: { category: string }) {
  const text = page.topics.find((topic) => topic.category === category)?.text;
  return (
    <div className={styles.head}>
      <h2 id={TOPIC_HEAD_ID} tabIndex={-1}>
        <span key={category}>{category}</span>
      </h2>
      <p key={text}>{text}</p>
    </div>
  );
}
