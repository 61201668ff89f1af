import { Link } from '@tanstack/react-router';
import { departureDays, departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { Die } from '../../ui/blocks/Die';
import { diesOf, PunchRow } from '../../ui/blocks/PunchRow';
import { ButtonLink } from '../../ui/Button';
import styles from './walk-entry.module.css';

/** Under the button that reserves: the walk can be done alone. */
export function WalkEntry({ slug }: { slug: string }) {
  return (
    <Link to="/tours/$slug/walk" params={{ slug }} className={styles.entry} data-walk-entry>
      <span className={styles.stub}>
        <Die size={34} state="punched" />
      </span>
      <span className={styles.words}>
        <strong>Walk it yourself</strong>
        <span>No guide, no booking. Works without a signal.</span>
      </span>
    </Link>
  );
}

/** In the reader's bar of a stop: walk mode, open at that stop. */
export function WalkFromHere({ slug, stop }: { slug: string; stop: number }) {
  return (
    <Link to="/tours/$slug/walk" params={{ slug }} hash={`stop-${stop}`} className={styles.fromHere}>
      <Die size={28} state="punched" />
      <span>Walk</span>
      <span className="visually-hidden">{` from stop ${stop}`}</span>
    </Link>
  );
}

const IN_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** At the foot of a tour's page: what walk mode is, and that a guide knows more. */
export function WalkFoot({ tour }: { tour: Tour }) {
  const { slug, stops, schedule, price } = tour;
  return (
    <section className={styles.foot} data-stock="sand" aria-labelledby="walk-it-yourself">
      <PunchRow dies={diesOf(stops.length, new Set())} className={styles.row} />
      <div className="page-width">
        <h2 id="walk-it-yourself">Walk it yourself</h2>
        <p className={styles.what}>
          {`The ${IN_WORDS[stops.length] ?? stops.length} stops one after the other, with our own map, and a voice if you want one. It works without a signal, and there is no account to make.`}
        </p>
        <ButtonLink to="/tours/$slug/walk" params={{ slug }} look="primary" size="large" wide>
          Take a card
        </ButtonLink>
        <p className={styles.guide}>
          <span>{`A guide knows more. ${departureDays(schedule)}, ${departureTime(schedule)}, $${price}. `}</span>
          <a href="#book-now">Check Available Dates</a>
        </p>
      </div>
    </section>
  );
}
