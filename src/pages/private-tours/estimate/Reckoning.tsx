import page from '../../../content/pages/private-tours.yaml';
import { walks } from '../choices';
import { dollars, priceFor } from '../price';
import styles from './reckoning.module.css';
import { useRested } from './use-rested';

const { pricing } = page;
const isPublicPrice = (each: number): boolean => walks.every(({ tour }) => tour.price === each);

function hintFor({ each, free }: { each: number; free: number }): string {
  if (free > 0) return `Bring ${free} more and the total stays ${dollars(pricing.from)}.`;
  return isPublicPrice(each) ? 'The same as on a public walk.' : '';
}

const guestsWords = (guests: number): string => (guests === 1 ? '1 guest' : `${guests} guests`);

/** What it comes to, line by line. It is read out once the number has come to rest. */
export function Reckoning({ guests }: { guests: number }) {
  const price = priceFor(guests, pricing);
  const total = dollars(price.total);
  const each = dollars(price.each);
  const rested = useRested(`${guestsWords(guests)}: ${total}, ${each} a person.`);
  return (
    <div className={styles.reckoning}>
      <p className={styles.row}>
        <span>{`Up to ${pricing.covers} guests`}</span>
        <i aria-hidden="true" />
        <strong>{dollars(pricing.from)}</strong>
      </p>
      {price.further === 0 ? null : (
        <p className={styles.row}>
          <span key={price.further}>
            {`${price.further} further ${price.further === 1 ? 'guest' : 'guests'} at ${dollars(pricing.further)}`}
          </span>
          <i aria-hidden="true" />
          <strong key={price.furtherTotal}>{dollars(price.furtherTotal)}</strong>
        </p>
      )}
      <output htmlFor="guests" aria-live="off" className={styles.output}>
        <span className={styles.total}>
          <span>Total</span>
          <i aria-hidden="true" />
          <strong key={total}>{total}</strong>
        </span>{' '}
        <span className={styles.each}>
          <strong key={each}>{each}</strong> <span>a person</span>
        </span>
      </output>
      <p className={styles.hint}>
        <span key={guests}>{hintFor(price)}</span>
      </p>
      <p role="status" className="visually-hidden">
        {rested === undefined ? null : <span key={rested}>{rested}</span>}
      </p>
    </div>
  );
}
