import { Link } from '@tanstack/react-router';
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/about.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import { Print } from '../../ui/Print';
import headStyles from './folio-head.module.css';
import staffStyles from './staff.module.css';
import styles from './team.module.css';

// The team, laid out as a payroll book: the cats of the past on folio 1, the staff of today on folio 2.

/** The head of a folio in the payroll book: its title, a note on its entries, and its number. */
function FolioHead({ title, note, folio, id }: { title: string; note: string; folio: number; id?: string }) {
  const Title = id === undefined ? 'p' : 'h2';
  return (
    <div className={headStyles.head}>
      <Title id={id} className={headStyles.label}>
        {title}
      </Title>
      <p className={headStyles.note}>{note}</p>
      <p className={classes(headStyles.label, headStyles.folio)}>{`Folio ${folio}`}</p>
    </div>
  );
}

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
      <td className={classes(styles.pay, styles.red)}>{pay}</td>
    </tr>
  );
}

/** The table of the cats of the past, with their pay. */
function Ledger({ caption, note, rows }: LedgerWords) {
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

/** The first folio of the payroll book: the history of the company, beside the cats of the past. */
export function Story() {
  return (
    <section data-stock="sand" className={styles.ground} aria-labelledby="how-it-began">
      <div className={`page-width ${styles.folio}`}>
        <FolioHead title="Payroll book" note={page.ledger.caption} folio={1} />
        <div className={styles.columns}>
          <div>
            <h2 id="how-it-began">{page.storyHeading}</h2>
            <Prose blocks={page.story.slice(0, 2)} className={styles.words} />
            <Fold label="Read the rest" about={page.storyHeading}>
              <Prose blocks={page.story.slice(2)} className={classes(styles.words, styles.rest)} />
            </Fold>
          </div>
          <Ledger {...page.ledger} />
        </div>
      </div>
    </section>
  );
}

type Team = PageOf<'about'>['team'];

function Employee({ member, number }: { member: Team[number]; number: number }) {
  const { name, role, bio, catName, picture, sample } = member;
  return (
    <article className={staffStyles.row} aria-labelledby={`staff-${number}`}>
      <div className={staffStyles.portrait}>
        <Print picture={picture} ratio="4 / 5" sizes="(min-width: 1024px) 190px, 130px" />
      </div>
      <div className={staffStyles.who}>
        <p className={staffStyles.number} aria-hidden="true">
          {number}
        </p>
        <h3 id={`staff-${number}`}>{name}</h3>
        <p className={staffStyles.role}>{sample ? `${role} (sample)` : role}</p>
      </div>
      <Fold label={`About ${name.split(' ')[0] ?? name}`} className={staffStyles.bio}>
        <p>{bio}</p>
      </Fold>
      <dl className={classes(staffStyles.cat, styles.red)}>
        <dt>Cat name</dt>
        <dd>{catName}</dd>
      </dl>
    </article>
  );
}

/** The second folio of the payroll book: the people who work here, each compared to a cat. */
export function Staff({ team }: { team: Team }) {
  return (
    <section className={`page-width ${staffStyles.section}`} aria-labelledby="staff">
      <FolioHead
        title="Present staff"
        note="Each employee is entered with the cat they would be"
        folio={2}
        id="staff"
      />
      <ul className={staffStyles.book}>
        {team.map((member, index) => (
          <li key={member.name}>
            <Employee member={member} number={index + 1} />
          </li>
        ))}
      </ul>
      {team.some(({ sample }) => sample) ? (
        <p className={staffStyles.note}>Sample people, until a real staff is hired.</p>
      ) : null}
    </section>
  );
}
