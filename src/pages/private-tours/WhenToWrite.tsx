import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import styles from './when-to-write.module.css';

const { heading, body, weekdayNotice, replyHours, advice } = page.scheduling;
const DAYS_A_WEEK = 7;
const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
const atLeast =
  weekdayNotice % DAYS_A_WEEK === 0 ? counted(weekdayNotice / DAYS_A_WEEK, 'week') : counted(weekdayNotice, 'day');

/** Shows a table of how long ahead a private tour must and should be requested. */
export function WhenToWrite() {
  return (
    <section aria-labelledby="when-to-write">
      <Eyebrow as="h2" id="when-to-write">
        {heading}
      </Eyebrow>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">At least</th>
            <th scope="col">Better</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Monday to Friday</th>
            <td>
              <strong>{`${atLeast} before`}</strong>
            </td>
            <td>{`${advice.weekday.from} to ${advice.weekday.to} weeks`}</td>
          </tr>
          <tr>
            <th scope="row">Saturday, Sunday</th>
            <td>
              <strong>Ask</strong>
            </td>
            <td>{`${advice.weekend.from} to ${advice.weekend.to} weeks`}</td>
          </tr>
          <tr>
            <th scope="row">Our reply</th>
            <td colSpan={2}>
              <strong>{`within ${replyHours} hours`}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <Prose blocks={body} className={styles.note} />
    </section>
  );
}
