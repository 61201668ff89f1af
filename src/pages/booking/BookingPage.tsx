import company from '../../content/company.yaml';
import page from '../../content/pages/booking.yaml';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { AtTheWindow } from './AtTheWindow';
import { BookingFacts } from './BookingFacts';
import styles from './booking-page.module.css';
import { BoxOffice } from './BoxOffice';
import { ClaimSlip } from './ClaimSlip';
import { ViewCalendar } from './ViewCalendar';

/** The ticket window (001 §2). */
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
