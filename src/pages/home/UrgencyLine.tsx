import page from '../../content/pages/home.yaml?top';
import { monthToBook } from '../../parts/departures/month-to-book';
import { useMinute } from '../../parts/departures/new-york-time';
import styles from './urgency-line.module.css';

const words = (month: string): string => page.urgency.replace('{month}', month);
const anyDay = words(page.anyMonth);

/** Says for which month one should look. The HTML, read on any day, names none; its words are longer, and keep the place. */
export function UrgencyLine() {
  const minute = useMinute();
  const line = minute === undefined ? anyDay : words(monthToBook(new Date(minute)));
  return (
    <p className={styles.line}>
      <strong key={line}>{line}</strong>
      {line === anyDay ? null : (
        <span className={styles.place} aria-hidden="true">
          {anyDay}
        </span>
      )}
    </p>
  );
}
