import { useLoaderData } from '@tanstack/react-router';
import type { Post } from '../../../content/page-schemas';
import { plainLine } from '../../../content/plain-text';
import { Prose } from '../../../parts/prose/Prose';
import { BelowFirstScreen } from '../../../ui/hydration/BelowFirstScreen';
import { possiblyMissing } from '../../../ui/possibly-missing';
import { postEnd, relatedPosts } from './below-the-story';
import { PostHero } from './PostHero';
import styles from './post-page.module.css';

/** The page of one post: its head, the story with its sources, and further links. */
export function PostPage() {
  const post = possiblyMissing(useLoaderData({ from: '/blog/$id' }));
  if (post === undefined) return null;
  return (
    <div key={post.id} className={`page-width ${styles.page}`}>
      <article>
        <PostHero post={post} />
        <BelowFirstScreen>
          <div className={styles.columns}>
            <Contents story={post.story} />
            <div className={styles.text}>
              <Prose blocks={post.story} under="title" className={styles.story} />
              <Sources sources={post.sources} />
              <postEnd.Part />
            </div>
          </div>
        </BelowFirstScreen>
      </article>
      <relatedPosts.Part />
    </div>
  );
}

const CHAPTER = 2;

/** Lists the chapters of a story, in the margin if there is room. */
function Contents({ story }: Pick<Post, 'story'>) {
  const chapters = story.flatMap((block) =>
    'h' in block && block.level <= CHAPTER ? [{ id: block.id, words: plainLine(block.h) }] : [],
  );
  if (chapters.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label="In this story">
      <p className={styles.contentsHeading} aria-hidden="true">
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

/** Shows the sources of a story, collapsed. */
function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <details className={styles.sources}>
      <summary>
        <h2 className={styles.sourcesHeading}>Sources</h2>
        <span className={styles.sourcesCount}>{sources.length === 1 ? '1 source' : `${sources.length} sources`}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
