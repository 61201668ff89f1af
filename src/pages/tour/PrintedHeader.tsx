import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import type { Tour } from '../../content/schemas';
import { HEAD } from '../../ui/blocks/mark-paths';
import styles from './print-only.module.css';

/** Name and address of the site: its header does not print. */
export function PrintedHeader() {
  return (
    <p className={styles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}

/** The punch card for those who walk with the sheet: one cat for each stop. */
export function PrintedCard({ stops }: { stops: Tour['stops'] }) {
  return (
    <div className={styles.card} data-paper>
      <p>
        <strong>Punch card</strong>
        <span>One cat for each stop. Fill it in: a pencil will do.</span>
      </p>
      {stops.map(({ title }, index) => (
        <span key={title} className={styles.field} aria-hidden="true">
          <span>{index + 1}</span>
          <svg viewBox="4 4.5 40 39">
            <path d={HEAD} fill="none" stroke="#000" strokeWidth="1.6" />
          </svg>
        </span>
      ))}
    </div>
  );
}
