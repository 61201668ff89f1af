import page from '../../content/pages/private-tours.yaml';
import styles from './occasions.module.css';

/** Good reasons to ask, as a bill on mustard. */
export function Occasions() {
  return (
    <section data-stock="mustard" className={styles.ground} aria-labelledby="occasions">
      <div className="page-width">
        <h2 id="occasions" className={styles.heading}>
          Good reasons to ask
        </h2>
        <ul className={styles.bill}>
          {page.events.map(({ id, title, text }) => (
            <li key={id} className={styles.occasion}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>Something else? Write it in the message.</p>
      </div>
    </section>
  );
}
