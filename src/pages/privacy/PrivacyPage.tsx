import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/privacy.yaml';
import { Prose } from '../../parts/prose/Prose';
import { TextPage, TextSection } from '../../parts/prose/TextPage';
import { ClearDevice } from './ClearDevice';
import { Inventory } from './Inventory';
import { useStoredData } from './stored-data';
import { storedText, type StoredData } from './stored-data-text';
import text from '../../parts/prose/text-page.module.css';
import inventory from './inventory.module.css';
import styles from './privacy-page.module.css';

/**
 * Returns the rows of the table. The row of the card of a walk is left out if the owner has switched walk mode off and
 * the device has no card from before.
 */
const itemsOf = (found: StoredData | undefined) =>
  page.device.items.filter(
    ({ id }) => id !== 'progress' || company.walkMode === 'on' || (found && storedText(id, found) !== ''),
  );

/** The privacy page: what is stored, for how long, how much of it now, and a button to clear the device. */
export function PrivacyPage() {
  const { found, lookAgain } = useStoredData();
  return (
    <TextPage heading={page.heading} standfirst={page.standfirst}>
      <Inventory {...page.device} items={itemsOf(found)} found={found} />
      <ClearDevice {...page.clear} found={found} onCleared={lookAgain} />
      <div className={text.text}>
        <Others {...page.others} />
        <TextSection id="deletion" {...page.deletion} />
        <TextSection id="counting" {...page.counting} />
      </div>
    </TextPage>
  );
}

/** The data that leave the device: to whom, which, and when. */
function Others({ heading, items, body }: PageOf<'privacy'>['others']) {
  return (
    <section aria-labelledby="others" className={inventory.section}>
      <h2 id="others">{heading}</h2>
      <table className={`${inventory.table} ${styles.others}`}>
        <thead className="visually-hidden-on-phones">
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
      <Prose blocks={body} className={text.prose} />
    </section>
  );
}
