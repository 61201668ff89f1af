import { Link, useLoaderData } from '@tanstack/react-router';
import page from '../../../content/pages/blog.yaml';
import { postSummaries } from '../../../content/post-summaries';
import { tourSummaries } from '../../../content/tour-summaries';
import { ReserveButton } from '../../../parts/booking/ReserveButton';
import { PriceCard } from '../../../parts/price/PriceCard';
import { ButtonLink } from '../../../ui/Button';
import { Eyebrow } from '../../../ui/Eyebrow';
import { Icon } from '../../../ui/Icon';
import { relatedPosts } from '../find-posts';
import { PostCard } from '../PostCard';
import postStyles from './post-page.module.css';
import styles from './related-posts.module.css';

/** Shows the end of a story: its tags, a link to a tour, and the link back. */
export function PostEnd() {
  const { tags } = useLoaderData({ from: '/blog/$id' });
  return (
    <footer className={postStyles.end}>
      <ul className={postStyles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={postStyles.ways}>
        <ReserveButton size="md" />
        <Link to="/blog" className={postStyles.back}>
          <Icon name="arrow" />
          <span>Back to all posts</span>
        </Link>
      </div>
    </footer>
  );
}

/** Shows other posts of the same category, if there are any, and a card about the tours. */
export function RelatedPosts() {
  const post = useLoaderData({ from: '/blog/$id' });
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
        <ToursCard {...page.walks} />
      </div>
    </section>
  );
}

/** Shows the lowest price of a tour, and a link to all tours. */
function ToursCard({ heading, text }: { heading: string; text: string }) {
  return (
    <PriceCard price={Math.min(...tourSummaries.map(({ price }) => price))}>
      <div className={styles.cardWords}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <ButtonLink to="/tours" icon="pin" className={styles.cardButton}>
          See the walks
        </ButtonLink>
      </div>
    </PriceCard>
  );
}
