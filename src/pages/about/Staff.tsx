import type { PageOf } from '../../content/page-schemas';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import { Print } from '../../ui/Print';
import { FolioHead } from './FolioHead';
import ledgerStyles from './ledger.module.css';
import styles from './staff.module.css';

type Team = PageOf<'about'>['team'];

function Employee({ member, number }: { member: Team[number]; number: number }) {
  const { name, role, bio, catName, picture, sample } = member;
  return (
    <article className={styles.row} aria-labelledby={`staff-${number}`}>
      <div className={styles.portrait}>
        <Print picture={picture} ratio="4 / 5" sizes="(min-width: 1024px) 190px, 130px" />
      </div>
      <div className={styles.who}>
        <p className={styles.number} aria-hidden="true">
          {number}
        </p>
        <h3 id={`staff-${number}`}>{name}</h3>
        <p className={styles.role}>{sample ? `${role} (sample)` : role}</p>
      </div>
      <Fold label={`About ${name.split(' ')[0] ?? name}`} className={styles.bio}>
        <p>{bio}</p>
      </Fold>
      <dl className={classes(styles.cat, ledgerStyles.red)}>
        <dt>Cat name</dt>
        <dd>{catName}</dd>
      </dl>
    </article>
  );
}

/** The second folio of the payroll book: the people who work here, each compared to a cat. */
export function Staff({ team }: { team: Team }) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="staff">
      <FolioHead
        title="Present staff"
        note="Each employee is entered with the cat they would be"
        folio={2}
        id="staff"
      />
      <ul className={styles.book}>
        {team.map((member, index) => (
          <li key={member.name}>
            <Employee member={member} number={index + 1} />
          </li>
        ))}
      </ul>
      {team.some(({ sample }) => sample) ? (
        <p className={styles.note}>Sample people, until a real staff is hired.</p>
      ) : null}
    </section>
  );
}
