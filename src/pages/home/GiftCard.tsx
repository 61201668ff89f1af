import page from '../../content/pages/home.yaml';
import { GiftCardButton } from '../../parts/booking/GiftCardLink';
import { Prose } from '../../parts/prose/Prose';
import { giftCard } from '../../pictures/prints/gift-card';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './gift-card.module.css';

/** The section on gift cards. */
export function GiftCard() {
  const { heading, body, button } = page.giftCard;
  return (
    <section data-stock="verd" className={styles.gift} aria-labelledby="gift-card">
      <div className={`page-width ${styles.giftColumns}`}>
        <div className={styles.card}>
          <Print picture={giftCard} sizes="(min-width: 1024px) 540px, 90vw" />
        </div>
        <div>
          <Eyebrow>Gift cards</Eyebrow>
          <h2 id="gift-card" className={styles.giftHeading}>
            {heading}
          </h2>
          <Prose blocks={body} className={styles.giftWords} />
          <GiftCardButton>{button}</GiftCardButton>
        </div>
      </div>
    </section>
  );
}
