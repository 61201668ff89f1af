import type { PageOf } from '../../content/page-schemas';
import { postSummaries } from '../../content/post-summaries';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { FoldedProse } from './FoldedProse';
import styles from './documented-facts.module.css';

const POST = 'jerry-fox-saves-brooklyn-borough-hall';

/** A link to the post with the whole story. */
function FromTheBlog() {
  const post = postSummaries.find(({ id }) => id === POST);
  if (post === undefined) return null;
  return (
    <PageLink to="/blog/$id" params={{ id: post.id }} className={styles.post}>
      <span className={styles.picture}>
        <Picture picture={post.picture} sizes="220px" decorative />
      </span>
      <span className={styles.about}>
        <span className={styles.label}>From the blog</span>
        <strong>{post.title}</strong>
        <span className={styles.figures}>{`${post.category}, ${post.readTime} min read`}</span>
      </span>
      <Icon name="arrow" size={28} />
    </PageLink>
  );
}

/** Says which parts of the story are documented and which are only a legend. */
export function DocumentedFacts({ heading, body }: PageOf<'petition'>['honesty']) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="known">
      <div className={styles.columns}>
        <h2 id="known">{heading}</h2>
        <div>
          <FoldedProse blocks={body} label="Read what is known and what is not" className={styles.prose} />
        </div>
      </div>
      <FromTheBlog />
    </section>
  );
}
