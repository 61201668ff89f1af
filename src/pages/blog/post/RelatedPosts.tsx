import page from '../../../content/pages/blog.yaml';
import type { Post } from '../../../content/page-schemas';
import { postSummaries } from '../../../content/post-summaries';
import { Eyebrow } from '../../../ui/Eyebrow';
import { relatedPosts } from '../find-posts';
import { PostCard } from '../PostCard';
import styles from './related-posts.module.css';
import { WalksCard } from './WalksCard';

/** Other posts of the same category, as many as there are, and the walks. */
export function RelatedPosts({ post }: { post: Post }) {
  const related = relatedPosts(postSummaries, post);
  return (
    <section className={styles.related} aria-labelledby="related">
      <Eyebrow as="h2" id="related">{`More in ${post.category}`}</Eyebrow>
      <div className={styles.row}>
        {related.length === 0 ? null : (
          <ul className={styles.posts}>
            {related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} />
              </li>
            ))}
          </ul>
        )}
        <WalksCard {...page.walks} />
      </div>
    </section>
  );
}
