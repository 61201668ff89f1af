import page from '../../content/pages/petition.yaml';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './significance.module.css';

/** Four reasons, with their numbers. */
export function Significance() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="significance">
      <div className="page-width">
        <Eyebrow as="h2" id="significance">
          {page.significanceHeading}
        </Eyebrow>
        <ul className={styles.cards}>
          {page.significance.map(({ figure, unit, title, text }) => (
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
