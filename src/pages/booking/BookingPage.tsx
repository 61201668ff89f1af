import company from '../../content/company.yaml';
import { hoursOfWalks, priceOfWalks } from '../../content/figures-of-walks';
import page from '../../content/pages/booking.yaml';
import { departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { BOX_OFFICE_ID, pressBookingLink } from '../../parts/booking/booking-links';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { ButtonAnchor } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { BookingInfo } from './BookingInfo';
import { CalendarSection } from './CalendarSection';
import { RememberedTour } from './RememberedTour';
import styles from './booking-page.module.css';

/** The booking page: docs/requirements.md#booking-page */
export function BookingPage() {
  const { heading, standfirst, question } = page;
  return (
    <div className={classes('page-width', styles.page)}>
      <header className={styles.head}>
        <div>
          <Eyebrow>{company.tagline}</Eyebrow>
          <PageTitle className={styles.title}>{heading}</PageTitle>
          <Standfirst>{standfirst}</Standfirst>
        </div>
        <div>
          <Departures />
          <ViewCalendar />
        </div>
      </header>
      <div className={styles.facts}>
        <BookingFacts />
      </div>
      <div className={styles.window}>
        <CalendarSection />
        <RememberedTour />
      </div>
      <div className={styles.rail}>
        <BookingInfo />
        <p className={styles.question}>
          <span>{question.text}</span> <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
          <span>{question.reply}</span>
        </p>
      </div>
    </div>
  );
}

/** Lists the departures of each walk. */
function Departures() {
  return (
    <dl className={styles.departures}>
      {tourSummaries.map(({ slug, title, schedule }) => (
        <div key={slug}>
          <dt>{title}</dt>
          <dd>
            <DaysInShort schedule={schedule} /> <span>{departureTime(schedule)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Renders a link to the calendar, which also works without scripts. Offline it leads to the reason why there is no
 * calendar: nothing on the page may move because the connection comes or goes.
 */
function ViewCalendar() {
  return (
    <ButtonAnchor
      href={`#${BOX_OFFICE_ID}`}
      data-booking=""
      variant="primary"
      size="lg"
      icon="calendar"
      wide
      onClick={pressBookingLink}
    >
      View Calendar
    </ButtonAnchor>
  );
}

const sizes = tourSummaries.map(({ groupSize }) => groupSize);
const { from, lowest } = priceOfWalks(tourSummaries);
const FACTS = [
  { label: 'Lasts', figure: hoursOfWalks(tourSummaries), note: 'or so' },
  { label: 'Price', figure: `${from}${lowest}`, note: 'per person' },
  { label: 'Group', figure: `max ${[...new Set(sizes)].toSorted((a, b) => a - b).join(' or ')}`, note: 'small groups' },
] as const;

function BookingFacts() {
  return (
    <dl className={styles.figures}>
      {FACTS.map(({ label, figure, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong> <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
