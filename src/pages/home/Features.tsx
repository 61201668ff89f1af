import page from '../../content/pages/home.yaml';
import { Eyebrow } from '../../ui/Eyebrow';
import { Picture } from '../../ui/Picture';
import styles from './features.module.css';

/** Four cigarette cards: what every walk has. */
export function Features() {
  const { heading, items } = page.features;
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="on-every-walk">
      <Eyebrow as="h2" id="on-every-walk">
        {heading}
      </Eyebrow>
      <ul className={styles.cards}>
        {items.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.card}>
            <Picture picture={picture} ratio="1 / 1" sizes="(min-width: 1024px) 280px, 50vw" />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.number} aria-hidden="true">
                <strong>{index + 1}</strong>
                <span>{` of ${items.length}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
