import { Link, useHydrated } from '@tanstack/react-router';
import { share } from '../../../browser/share';
import { topicSlug } from '../../../content/crumbs';
import { formatDate } from '../../../content/dates';
import type { Post } from '../../../content/page-schemas';
import { Button } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { Print } from '../../../ui/Print';
import { showToast } from '../../../ui/toast/show-toast';
import styles from './post-hero.module.css';

/** Shows the head of a post: topic, title, author, reading time, and picture. */
export function PostHero({ post }: { post: Post }) {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.figures}>
          <Link to="/blog" search={{ topic: topicSlug(post.category) }} className={styles.category}>
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
        <PageTitle className={styles.title}>{post.title}</PageTitle>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <div className={styles.by}>
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
  const press = async (): Promise<void> => {
    const address = new URL(`/blog/${id}`, location.origin).href;
    const done = await share({ title, url: address }, navigator);
    if (done === 'copied') showToast({ id: 'share', tone: 'success', title: 'Link copied', message: address });
    if (done === 'failed')
      showToast({ id: 'share', title: 'Copy this link', message: address, icon: 'share', sticky: true });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="share"
      className={styles.share}
      disabled={!hydrated}
      onClick={() => void press()}
    >
      Share this story
    </Button>
  );
}
