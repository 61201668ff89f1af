import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import company from '../../content/company.yaml';
import page from '../../content/pages/booking.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { BOX_OFFICE_ID, goToCalendar } from '../../parts/booking/booking-links';
import { ButtonAnchor } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { AtTheWindow } from './AtTheWindow';
import { BoxOffice } from './BoxOffice';
import { ClaimSlip } from './ClaimSlip';
import styles from './booking-page.module.css';

/** The booking page: docs/requirements.md#booking-page */
export function BookingPage() {
  const { heading, standfirst, question } = page;
  return (
    <div className={classes('page-width', styles.page)}>
      <header className={styles.head}>
        <div>
          <PageTitle>{heading}</PageTitle>
          <p className={styles.standfirst}>{standfirst}</p>
        </div>
        <ViewCalendar />
      </header>
      <div className={styles.facts}>
        <BookingFacts />
      </div>
      <div className={styles.window}>
        <BoxOffice />
        <ClaimSlip />
      </div>
      <div className={styles.rail}>
        <AtTheWindow />
        <p className={styles.question}>
          <span>{question.text}</span> <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
          <span>{question.reply}</span>
        </p>
      </div>
    </div>
  );
}

/** With scripts off it is a plain link to the calendar. Without a connection there is no calendar to view. */
function ViewCalendar() {
  if (useStore(connection) === 'offline') return null;
  return (
    <ButtonAnchor
      href={`#${BOX_OFFICE_ID}`}
      data-booking=""
      look="primary"
      size="large"
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
  { label: 'Group', figure: `${Math.min(...sizes)} to ${Math.max(...sizes)}`, note: 'people, small groups' },
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
