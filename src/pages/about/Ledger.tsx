import { Link } from '@tanstack/react-router';
import type { PageOf } from '../../content/page-schemas';
import styles from './ledger.module.css';

type LedgerWords = PageOf<'about'>['ledger'];

function Entry({ year, name, post, pay, href }: LedgerWords['rows'][number]) {
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

/** Cats in service, with what they were paid behind the double red line. */
export function Ledger({ caption, note, rows }: LedgerWords) {
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
            <Entry key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
