import { useLoaderData } from '@tanstack/react-router';
import { priceOfWalks } from '../../../content/figures-of-walks';
import page from '../../../content/pages/blog.yaml';
import { postSummaries } from '../../../content/post-summaries';
import { tourSummaries } from '../../../content/tour-summaries';
import { PriceCard } from '../../../parts/price/PriceCard';
import { ButtonLink } from '../../../ui/Button';
import { Eyebrow } from '../../../ui/Eyebrow';
import { relatedPosts } from '../find-posts';
import { PostCard } from '../PostCard';
import styles from './related-posts.module.css';

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

const { from, lowest } = priceOfWalks(tourSummaries);

/** Shows the lowest price of a tour, and a link to all tours. */
function ToursCard({ heading, text }: { heading: string; text: string }) {
  return (
    <PriceCard from={from} price={lowest}>
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
