import type { PageOf } from '../../content/page-schemas';
import styles from './house-rules.module.css';

/** What we hold to, as the notice that hangs in the staff room. */
export function HouseRules({ rules }: { rules: PageOf<'about'>['values'] }) {
  return (
    <section className={styles.wall} aria-labelledby="house-rules">
      <div className={styles.room}>
        <div className={styles.notice}>
          <p className={styles.eyebrow}>Notice to staff</p>
          <h2 id="house-rules" className={styles.heading}>
            House rules
          </h2>
          <ol className={styles.rules}>
            {rules.map(({ title, text }, index) => (
              <li key={title}>
                <h3>
                  <span className={styles.number}>{`${index + 1}. `}</span>
                  <span>{title}</span>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
