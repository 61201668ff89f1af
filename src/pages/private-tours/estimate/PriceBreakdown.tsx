import { useEffect, useRef, useState } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import { tours } from '../choices';
import { dollars, priceFor } from '../price-for';
import styles from './price-breakdown.module.css';

const { pricing } = page;
const isPublicPrice = (each: number): boolean => tours.every(({ tour }) => tour.price === each);

function hintFor({ each, free }: { each: number; free: number }): string {
  if (free > 0) return `Bring ${free} more and the total stays ${dollars(pricing.from)}.`;
  return isPublicPrice(each) ? 'The same as on a public walk.' : '';
}

const guestsText = (guests: number): string => (guests === 1 ? '1 guest' : `${guests} guests`);

/** Shows the price line by line. The price is announced when the number has not changed for a moment. */
export function PriceBreakdown({ guests }: { guests: number }) {
  const price = priceFor(guests, pricing);
  const total = dollars(price.total);
  const each = dollars(price.each);
  const settled = useSettledText(`${guestsText(guests)}: ${total}, ${each} a person.`);
  return (
    <div className={styles.breakdown}>
      <p className={styles.row}>
        <span>{`Up to ${pricing.covers} guests`}</span>
        <i aria-hidden="true" />
        <strong>{dollars(pricing.from)}</strong>
      </p>
      {price.further === 0 ? null : (
        <p className={styles.row}>
          <span key={price.further}>
            {`${price.further} additional ${price.further === 1 ? 'guest' : 'guests'} at ${dollars(pricing.further)}`}
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
          <strong key={each}>{each}</strong> <span>{`a person, for ${guestsText(guests)}`}</span>
        </span>
      </output>
      <p className={styles.hint}>
        <span key={guests}>{hintFor(price)}</span>
      </p>
      <p role="status" className="visually-hidden">
        {settled === undefined ? null : <span key={settled}>{settled}</span>}
      </p>
    </div>
  );
}

const REST_MS = 700;

/** Returns the text after it has not changed for a moment; undefined until it has changed once. */
function useSettledText(text: string): string | undefined {
  const first = useRef(text);
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (settled === undefined && text === first.current) return undefined;
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
