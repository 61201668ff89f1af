import company from '../../content/company.yaml';
import page from '../../content/pages/booking.yaml';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { BookingFacts } from './BookingFacts';
import styles from './booking-page.module.css';
import { BoxOffice } from './BoxOffice';
import { ClaimSlip } from './ClaimSlip';

export function BookingPage() {
  return (
    <div className={classes('page-width', styles.page)}>
      <header className={styles.head}>
        <PageTitle>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <div className={styles.facts}>
        <BookingFacts />
      </div>
      <div className={styles.window}>
        <BoxOffice />
        <ClaimSlip />
      </div>
      <p className={styles.question}>
        <span>A question before you choose?</span> <a href={`mailto:${company.email}`}>{company.email}</a>
        <span>. We reply within 48 hours.</span>
      </p>
    </div>
  );
}
