import company from '../../content/company.yaml';
import { hoursOfWalks } from '../../content/figures-of-walks';
import { departureDays, departureTime } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import styles from './facts.module.css';

const factsOf = (tour: Tour): readonly (readonly [label: string, value: string, note: string])[] => [
  ['Departs', departureTime(tour.schedule), departureDays(tour.schedule)],
  ['Price', `$${tour.price}`, 'a person'],
  ['Lasts', hoursOfWalks([tour]), `${tour.stops.length} stops`],
  ['Distance', `${tour.miles} miles`, `of walking: ${tour.terrain}`],
  ['Group', `max ${tour.groupSize}`, 'small groups, one licensed guide'],
  [
    'Guests say',
    `${company.rating.fiveStarPercent}%`,
    company.rating.sample ? '5-star reviews (sample figure)' : '5-star reviews',
  ],
  ['Meet', tour.meeting.short, tour.meeting.nearest],
];

/** Shows the figures of a tour in one row. */
export function Facts({ tour }: { tour: Tour }) {
  return (
    <section data-stock="sand" className={styles.facts} aria-label="Facts">
      <dl className={styles.row}>
        {factsOf(tour).map(([label, value, note]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
