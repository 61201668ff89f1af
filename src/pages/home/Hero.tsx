import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml?top';
import { tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { DepartureRows } from '../../parts/departures/DepartureRows';
import { monthToBook } from '../../parts/departures/month-to-book';
import { useMinute } from '../../parts/departures/new-york-time';
import { hero } from '../../pictures/prints/hero';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { hero as heroClass } from '../../ui/hero';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import styles from './hero.module.css';

const urgencyFor = (month: string): string => page.urgency.replace('{month}', month);
const urgencyAnyDay = urgencyFor(page.anyMonth);

/**
 * Says for which month to book. The HTML, which may be read on any day, names none; its line is the
 * longer one and keeps the place.
 */
function UrgencyLine() {
  const minute = useMinute();
  const line = minute === undefined ? urgencyAnyDay : urgencyFor(monthToBook(new Date(minute)));
  return (
    <p className={styles.urgency}>
      <strong key={line}>{line}</strong>
      {line === urgencyAnyDay ? null : (
        <span className={styles.place} aria-hidden="true">
          {urgencyAnyDay}
        </span>
      )}
    </p>
  );
}

const hours = Math.max(...tourSummaries.map((tour) => tour.hours));

/**
 * What is sold, where, when and for how much, on one screen with the cats. No type stands on the picture, which is
 * the first thing on a phone and the last one elsewhere.
 */
export function Hero() {
  const { heading, standfirst } = page;
  return (
    // Each of its rows leads to a booking: nothing floats over it.
    <section data-booking="" className={heroClass('full', styles.hero)}>
      <div className={`page-width ${styles.words}`}>
        <div className={styles.claim}>
          <Eyebrow>{company.tagline}</Eyebrow>
          <PageTitle className={styles.heading}>{heading}</PageTitle>
        </div>
        <DepartureRows className={styles.rows} />
        <div className={styles.way}>
          <p className={styles.standfirst}>{standfirst}</p>
          <div className={styles.buttons} data-reserve-first>
            <ReserveButton wide />
            <ButtonLink to="/tours" size="large" wide>
              See the walks
            </ButtonLink>
          </div>
          <div className={styles.note}>
            <UrgencyLine />
            <p>{`${hours} hours a walk. Confirm times on the booking calendar.`}</p>
          </div>
        </div>
      </div>
      <div className={styles.frieze}>
        {/* Cropped by height, so drawn wider than the screen of a phone. */}
        <Print picture={hero} first sizes="(max-width: 599px) 120vw, 100vw" />
      </div>
    </section>
  );
}
