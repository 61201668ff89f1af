import { plainLine } from '../../../content/plain-text';
import type { Post } from '../../../content/page-schemas';
import styles from './contents.module.css';

const CHAPTER = 2;

/** The chapters of a story, in the margin where there is one. */
export function Contents({ story }: Pick<Post, 'story'>) {
  const chapters = story.flatMap((block) =>
    'h' in block && block.level <= CHAPTER ? [{ id: block.id, words: plainLine(block.h) }] : [],
  );
  if (chapters.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label="In this story">
      <p className={styles.heading} aria-hidden="true">
        In this story
      </p>
      <ol>
        {chapters.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
