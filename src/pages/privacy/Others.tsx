import type { PageOf } from '../../content/page-schemas';
import { Prose } from '../../parts/prose/Prose';
import inventory from './inventory.module.css';
import styles from './privacy-page.module.css';

/** What leaves the device: to whom, what, and at which moment. */
export function Others({ heading, items, body }: PageOf<'privacy'>['others']) {
  return (
    <section aria-labelledby="others" className={inventory.section}>
      <h2 id="others">{heading}</h2>
      <table className={`${inventory.table} ${styles.others}`}>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">When</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ to, what, when }) => (
            <tr key={to}>
              <th scope="row">
                <strong>{to}</strong>
              </th>
              <td data-label="When">{when}</td>
              <td data-label="What">{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prose blocks={body} className={styles.prose} />
    </section>
  );
}
