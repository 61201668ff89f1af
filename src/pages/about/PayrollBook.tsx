import { Link } from '@tanstack/react-router';
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/about.yaml';
import { Prose } from '../../parts/prose/Prose';
import { FolioHead } from './FolioHead';
import styles from './payroll-book.module.css';

type LedgerWords = PageOf<'about'>['ledger'];

function Row({ year, name, post, pay, href }: LedgerWords['rows'][number]) {
  const [to = '/tours', hash] = href.split('#');
  return (
    <tr>
      <td className={styles.year}>{year}</td>
      <th scope="row" className={styles.name}>
        <Link to={to} {...(hash === undefined ? {} : { hash })}>
          {name}
        </Link>
      </th>
      <td>{post}</td>
      <td className={styles.pay}>{pay}</td>
    </tr>
  );
}

/** The cats in service, with what they were paid. */
function Ledger({ caption, note, rows }: LedgerWords) {
  return (
    <div>
      <table className={styles.ledger}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Name</th>
            <th scope="col">Post</th>
            <th scope="col" className={styles.pay}>
              Pay
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** The first folio of the payroll book: how it began, beside the cats of the past. */
export function Story() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="how-it-began">
      <div className={`page-width ${styles.folio}`}>
        <FolioHead title="Payroll book" note={page.ledger.caption} folio={1} />
        <div className={styles.columns}>
          <div>
            <h2 id="how-it-began">{page.storyHeading}</h2>
            <Prose blocks={page.story} className={styles.words} />
          </div>
          <Ledger {...page.ledger} />
        </div>
      </div>
    </section>
  );
}
