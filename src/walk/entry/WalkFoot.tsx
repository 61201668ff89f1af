import words from '../../content/every-walk.yaml?top';
import { NUMBER_WORDS } from '../../content/number-words';
import { departureDays, departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { ButtonLink } from '../../ui/Button';
import { diesOf } from '../punch-card/die-states';
import { PunchRow } from '../punch-card/PunchRow';
import styles from './walk-entry.module.css';

/** The section at the foot of a tour's page: what walk mode is, and what only a guide can do. */
export function WalkFoot({ tour }: { tour: Tour }) {
  const { slug, stops, schedule, price } = tour;
  return (
    <section className={styles.foot} data-stock="sand" aria-labelledby="walk-it-yourself">
      <PunchRow dies={diesOf(stops.length, new Set())} className={styles.row} />
      <div className="page-width">
        <h2 id="walk-it-yourself">Walk it yourself</h2>
        <p className={styles.what}>
          {`The ${NUMBER_WORDS[stops.length] ?? stops.length} stops one after the other, with our own map, and a voice if you want one. It works offline, and there is no account to make.`}
        </p>
        <ButtonLink to="/tours/$slug/walk" params={{ slug }} variant="primary" size="lg" wide>
          Start the walk
        </ButtonLink>
        <p className={styles.guide}>{words.whyAGuide.alone}</p>
        <p data-booking="">
          <span>{`${departureDays(schedule)}, ${departureTime(schedule)}, $${price}.`}</span>{' '}
          <a href="#book-now" className={styles.dates}>
            Check Available Dates
          </a>
        </p>
      </div>
    </section>
  );
}
