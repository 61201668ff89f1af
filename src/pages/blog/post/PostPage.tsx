import { Link, useHydrated, useLoaderData } from '@tanstack/react-router';
import { topicSlug } from '../../../content/crumbs';
import { formatDate } from '../../../content/dates';
import type { Post } from '../../../content/page-schemas';
import { plainLine } from '../../../content/plain-text';
import { Prose } from '../../../parts/prose/Prose';
import { Button } from '../../../ui/Button';
import { BelowFirstScreen } from '../../../ui/hydration/BelowFirstScreen';
import { PageTitle } from '../../../ui/PageTitle';
import { possiblyMissing } from '../../../ui/possibly-missing';
import { Print } from '../../../ui/Print';
import { showToast } from '../../../ui/toast/show-toast';
import { postEnd, relatedPosts } from './below-the-story';
import { sharePost } from './share-post';
import heroStyles from './post-hero.module.css';
import styles from './post-page.module.css';

// Each part is one element object that never changes: React would drop the built HTML of a part that is rendered again
// before hydration.
const end = <postEnd.Part />;
const related = <relatedPosts.Part />;

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
              {end}
            </div>
          </div>
        </BelowFirstScreen>
      </article>
      {related}
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

/** Shows the head of a post: topic, title, author, reading time, and picture. */
function PostHero({ post }: { post: Post }) {
  return (
    <header className={heroStyles.hero}>
      <div className={heroStyles.words}>
        <p className={heroStyles.figures}>
          <Link to="/blog" search={{ topic: topicSlug(post.category) }} className={heroStyles.category}>
            {post.category}
          </Link>
          <span>
            <time dateTime={post.date}>{formatDate(post.date)}</time>
          </span>
          <span>{`${post.readTime} min read`}</span>
          {post.updated === undefined ? null : (
            <span>
              <span>Updated </span>
              <time dateTime={post.updated}>{formatDate(post.updated)}</time>
            </span>
          )}
        </p>
        <PageTitle className={heroStyles.title}>{post.title}</PageTitle>
        <p className={heroStyles.excerpt}>{post.excerpt}</p>
        <div className={heroStyles.by}>
          <p>{`By ${post.author}${post.sample ? ' (sample)' : ''}`}</p>
          <ShareButton id={post.id} title={post.title} />
        </div>
      </div>
      <Print
        picture={post.picture}
        sizes="(min-width: 1280px) 660px, (min-width: 1024px) 54vw, 100vw"
        first
        bleed
        lifted
        caption
      />
    </header>
  );
}

/** Shares the post under the address that every host answers. */
function ShareButton({ id, title }: { id: string; title: string }) {
  const hydrated = useHydrated();
  const share = async (): Promise<void> => {
    const address = new URL(`/blog/${id}`, location.origin).href;
    const done = await sharePost({ title, url: address }, navigator);
    if (done === 'copied') showToast({ id: 'share', tone: 'success', title: 'Link copied', message: address });
    if (done === 'failed')
      showToast({ id: 'share', title: 'Copy this link', message: address, icon: 'share', sticky: true });
  };
  return (
    <Button variant="quiet" size="sm" icon="share" disabled={!hydrated} onClick={() => void share()}>
      Share this story
    </Button>
  );
}
