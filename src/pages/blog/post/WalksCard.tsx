import { tourSummaries } from '../../../content/tour-summaries';
import { PriceCard } from '../../../parts/price/PriceCard';
import { ButtonLink } from '../../../ui/Button';
import styles from './walks-card.module.css';

/** From the page onto the sidewalk: what a walk costs, and the way to all of them. */
export function WalksCard({ heading, text }: { heading: string; text: string }) {
  return (
    <PriceCard price={Math.min(...tourSummaries.map(({ price }) => price))}>
      <div className={styles.words}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <ButtonLink to="/tours" icon="pin" className={styles.button}>
          See the walks
        </ButtonLink>
      </div>
    </PriceCard>
  );
}
