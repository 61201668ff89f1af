import page from '../../content/pages/home.yaml';
import { Eyebrow } from '../../ui/Eyebrow';
import { Picture } from '../../ui/Picture';
import styles from './features.module.css';

/** Four cards with the features of every tour. */
export function Features() {
  const { heading, items } = page.features;
  return (
    <section className={`page-width ${styles.features}`} aria-labelledby="on-every-walk">
      <Eyebrow as="h2" id="on-every-walk">
        {heading}
      </Eyebrow>
      <ul className={styles.cards}>
        {items.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.card}>
            <div className={styles.portrait}>
              <Picture picture={picture} sizes="(min-width: 1024px) 220px, (min-width: 768px) 130px, 104px" />
            </div>
            <div className={styles.cardWords}>
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
