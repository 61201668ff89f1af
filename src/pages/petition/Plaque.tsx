import type { PageOf } from '../../content/page-schemas';
import styles from './plaque.module.css';

/** The plaque as it could hang there: screwed to a wall, and not there yet. */
export function Plaque({ heading, before, name, line, after }: PageOf<'petition'>['plaque']) {
  return (
    <section data-stock="verd" className={styles.wall} aria-labelledby="plaque">
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="plaque">{heading}</h2>
          <p>{before}</p>
          <p>{after}</p>
        </div>
        <figure className={styles.plaque} aria-label="The words we would choose">
          <p className={styles.name}>{name}</p>
          <p className={styles.line}>{line}</p>
          <span className={styles.screws} aria-hidden="true" />
        </figure>
      </div>
    </section>
  );
}
