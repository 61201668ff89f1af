import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { dollars, priceFor } from './price-for';
import { tariffBars } from './tariff-bars';
import styles from './tariff.module.css';

const { pricing } = page;

/** Shows the price per guest as bars. It falls until the minimum price is shared by all guests that it covers. */
export function Tariff() {
  return (
    <section aria-labelledby="tariff">
      <Eyebrow as="h2" id="tariff">
        Prices
      </Eyebrow>
      <ol className={styles.bars} aria-describedby="tariff-note">
        {tariffBars(pricing).map(({ guests, each, height, isSpare }) => (
          <li key={guests} className={classes(styles.bar, isSpare && styles.spare)}>
            <span className={styles.guests}>
              <span>{guests}</span> <span className="visually-hidden">guests:</span>
            </span>
            <span
              className={classes(styles.ink, guests >= pricing.covers && styles.full)}
              style={{ blockSize: `${height}px` }}
              aria-hidden="true"
            />
            <span className={styles.each}>{dollars(each)}</span>
          </li>
        ))}
      </ol>
      <p id="tariff-note" className={styles.note}>
        <span>Price per person, by number of guests.</span>{' '}
        <strong>{`${pricing.most} guests: ${dollars(priceFor(pricing.most, pricing).total)}`}</strong>
      </p>
      <Prose blocks={pricing.body} className={styles.words} />
    </section>
  );
}
