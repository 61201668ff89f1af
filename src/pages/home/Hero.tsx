import page from '../../content/pages/home.yaml?top';
import { tourSummaries } from '../../content/tour-summaries';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { monthToBook } from '../../parts/departures/month-to-book';
import { useMinute } from '../../parts/departures/new-york-time';
import { hero } from '../../pictures/prints/hero';
import { ButtonLink } from '../../ui/Button';
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

const price = Math.min(...tourSummaries.map((tour) => tour.price));

/** Large type above a picture of full width; no type stands on the picture. */
export function Hero() {
  const { heading, standfirst } = page;
  return (
    <section className={heroClass('full', styles.hero)}>
      <div className={`page-width ${styles.words}`}>
        <PageTitle className={styles.heading}>{heading}</PageTitle>
        <p className={styles.standfirst}>{standfirst}</p>
        <div className={styles.way}>
          <div className={styles.buttons} data-reserve-first>
            <ReserveButton wide />
            <ButtonLink to="/tours" size="large" wide>
              See the walks
            </ButtonLink>
          </div>
          <div className={styles.note}>
            <UrgencyLine />
            <p>{`Two hours, $${price} a person. Confirm times on the booking calendar.`}</p>
          </div>
        </div>
      </div>
      <div className={styles.frieze}>
        {/* Cropped by height on a phone, so drawn wider than the screen. */}
        <Print picture={hero} first sizes="(max-width: 599px) 150vw, 100vw" />
      </div>
    </section>
  );
}
