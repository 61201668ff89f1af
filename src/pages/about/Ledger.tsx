import { Link } from '@tanstack/react-router';
import type { PageOf } from '../../content/page-schemas';
import { classes } from '../../ui/classes';
import { linkTo } from '../../ui/link-to';
import styles from './ledger.module.css';

type LedgerWords = PageOf<'about'>['ledger'];

function Row({ year, name, post, pay, href }: LedgerWords['rows'][number]) {
  return (
    <tr>
      <td className={styles.year}>{year}</td>
      <th scope="row" className={styles.name}>
        <Link {...linkTo(href)}>{name}</Link>
      </th>
      <td>{post}</td>
      <td className={classes(styles.pay, styles.red)}>{pay}</td>
    </tr>
  );
}

/** The table of the cats of the past, with their pay. */
export function Ledger({ caption, note, rows }: LedgerWords) {
  return (
    <div>
      <table className={styles.ledger}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden-on-phones">
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Name</th>
            <th scope="col">Post</th>
            <th scope="col" className={classes(styles.pay, styles.red)}>
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
