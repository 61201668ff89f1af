import page from '../../content/pages/petition.yaml';
import styles from './plaque.module.css';

/** The requested plaque, drawn as it could look; it does not exist yet. */
export function Plaque() {
  const { heading, before, name, line, after } = page.plaque;
  return (
    <section data-stock="verd" className={styles.wall} aria-labelledby="plaque">
      <div className={`page-width ${styles.wallColumns}`}>
        <div className={styles.wallWords}>
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
