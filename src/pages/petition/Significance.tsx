import type { PageOf } from '../../content/page-schemas';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './significance.module.css';

type Card = PageOf<'petition'>['significance'][number];

/** Four reasons, with their figures. */
export function Significance({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="significance">
      <div className="page-width">
        <Eyebrow as="h2" id="significance">
          {heading}
        </Eyebrow>
        <ul className={styles.cards}>
          {cards.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p className={styles.figure}>
                <strong>{figure}</strong> <span>{unit}</span>
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
