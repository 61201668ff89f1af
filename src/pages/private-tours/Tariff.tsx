import type { CSSProperties } from 'react';
import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { dollars, priceFor } from './price-for';
import styles from './tariff.module.css';

const { pricing } = page;
/**
 * The numbers of guests in the chart: some below and some above the number that the minimum price covers, and both ends
 * of the range.
 */
const SHOWN = [...new Set([2, 4, 6, pricing.covers, 12, 20, pricing.most])]
  .filter((guests) => guests <= pricing.most)
  .toSorted((one, other) => one - other);
const PIXELS_A_DOLLAR = 1.25;

const barHeight = (each: number): CSSProperties => ({ blockSize: `${each * PIXELS_A_DOLLAR}px` });

/** Shows the price per guest as bars. It falls until the minimum price is shared by all guests that it covers. */
export function Tariff() {
  return (
    <section aria-labelledby="tariff">
      <Eyebrow as="h2" id="tariff">
        Prices
      </Eyebrow>
      <ol className={styles.bars} aria-describedby="tariff-note">
        {SHOWN.map((guests) => {
          const { each } = priceFor(guests, pricing);
          return (
            <li key={guests} className={styles.bar}>
              <span className={styles.guests}>
                <span>{guests}</span> <span className="visually-hidden">guests:</span>
              </span>
              <span
                className={classes(styles.ink, guests >= pricing.covers && styles.full)}
                style={barHeight(each)}
                aria-hidden="true"
              />
              <span className={styles.each}>{dollars(each)}</span>
            </li>
          );
        })}
      </ol>
      <p id="tariff-note" className={styles.note}>
        <span>Price per person, by number of guests.</span>{' '}
        <strong>{`${pricing.most} guests: ${dollars(priceFor(pricing.most, pricing).total)}`}</strong>
      </p>
      <Prose blocks={pricing.body} className={styles.words} />
    </section>
  );
}
