import { Link } from '@tanstack/react-router';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import company from '../../content/company.yaml';
import page from '../../content/pages/booking.yaml';
import { departureDays, departureTime } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { openRemembered } from '../../parts/booking/book-item';
import { BOX_OFFICE_ID, goToCalendar } from '../../parts/booking/booking-links';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { DaysInShort } from '../../parts/departures/DaysInShort';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { PageTitle } from '../../ui/PageTitle';
import { Paper } from '../../ui/Paper';
import { Standfirst } from '../../ui/Standfirst';
import { CalendarSection } from './CalendarSection';
import infoStyles from './booking-info.module.css';
import styles from './booking-page.module.css';
import rememberedStyles from './remembered-tour.module.css';

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
 * Renders a link to the calendar, which also works without scripts. Offline there is no calendar, so there is no link.
 */
function ViewCalendar() {
  if (useStore(connection) === 'offline') return null;
  return (
    <ButtonAnchor
      href={`#${BOX_OFFICE_ID}`}
      data-booking=""
      variant="primary"
      size="lg"
      icon="calendar"
      wide
      onClick={goToCalendar}
    >
      View Calendar
    </ButtonAnchor>
  );
}

const sizes = tourSummaries.map(({ groupSize }) => groupSize);
const FACTS = [
  { label: 'Lasts', figure: `${tourSummaries[0]?.hours ?? 2} hours`, note: 'or so' },
  { label: 'Price', figure: `$${Math.min(...tourSummaries.map(({ price }) => price))}`, note: 'per person' },
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

/** Lists the meeting points and the other information beside the calendar. */
function BookingInfo() {
  const { heading, ownGroup, ask, weather, giftCards } = page.atTheWindow;
  return (
    <section className={infoStyles.board} aria-labelledby="at-the-window">
      <h2 id="at-the-window">{heading}</h2>
      <dl>
        {tourSummaries.map(({ slug, title, meeting, groupSize }) => (
          <div key={slug}>
            <dt>{title}</dt>
            <dd className={infoStyles.meet}>{`Meet: ${meeting.corner}. Max ${groupSize} people.`}</dd>
          </div>
        ))}
        <div>
          <dt>{ownGroup}</dt>
          <dd>
            <Link to="/tours/private-tours">{ask}</Link>
          </dd>
        </div>
      </dl>
      <p>{weather}</p>
      <p>{giftCards}</p>
      <GiftCardLink className={infoStyles.gift} />
    </section>
  );
}

/** Shows the tour that was remembered while offline. No place is reserved. */
function RememberedTour() {
  const tour = useRememberedTour();
  const offline = useStore(connection) === 'offline';
  if (tour === undefined) return null;
  const { slug, title, schedule } = tour;
  return (
    <Paper as="section" data-booking="" aria-label="Noted walk">
      <div className={rememberedStyles.words}>
        <Eyebrow>Noted here</Eyebrow>
        <h2 key={title}>{title}</h2>
        <p key={slug}>{`${departureDays(schedule)}, ${departureTime(schedule)}. No place is held yet.`}</p>
        {offline ? null : (
          <p className={rememberedStyles.online}>{`You are online again. Open the ${title} calendar?`}</p>
        )}
      </div>
      <div className={rememberedStyles.actions}>
        {offline ? null : (
          <Button variant="primary" icon="calendar" wide onClick={() => openRemembered(tour, () => undefined)}>
            Open calendar
          </Button>
        )}
        <ButtonLink to="/tours/$slug" params={{ slug }} icon="map" wide>
          See the stops
        </ButtonLink>
        <Button variant="quiet" onClick={forgetTour}>
          Remove this note
        </Button>
      </div>
    </Paper>
  );
}
