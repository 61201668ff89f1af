import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/privacy.yaml';
import { Prose } from '../../parts/prose/Prose';
import { PageTitle } from '../../ui/PageTitle';
import { ClearTag } from './ClearTag';
import { Inventory } from './Inventory';
import { useStoredData } from './use-stored-data';
import inventory from './inventory.module.css';
import styles from './privacy-page.module.css';

function TextSection({ id, heading, body }: { id: string } & typeof page.counting) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose blocks={body} className={styles.prose} />
    </section>
  );
}

/** An inventory: what is kept, until when, what of it is here now, and a tag to clear the device with. */
export function PrivacyPage() {
  const { found, lookAgain } = useStoredData();
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <div className={styles.columns}>
        <Inventory {...page.device} found={found} />
        <ClearTag {...page.clear} found={found} onCleared={lookAgain} />
        <div className={styles.rest}>
          <Others {...page.others} />
          <TextSection id="deletion" {...page.deletion} />
          <TextSection id="counting" {...page.counting} />
        </div>
      </div>
    </div>
  );
}

/** What leaves the device: to whom, what, and at which moment. */
function Others({ heading, items, body }: PageOf<'privacy'>['others']) {
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
