import page from '../../content/pages/tours.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ClosingCall } from '../../ui/blocks/ClosingCall';
import { PageTitle } from '../../ui/PageTitle';
import { Expectations } from './Expectations';
import { TourList } from './TourList';
import { TourNote } from './TourNote';
import { TourQuestions } from './TourQuestions';
import styles from './tours-page.module.css';
import { TrustStrip } from './TrustStrip';

/** The four tours as tickets, and what to know before choosing one. */
export function ToursPage() {
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <header className={styles.head}>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <div>
            <p className={styles.standfirst}>{page.standfirst}</p>
            <p className={styles.note}>Times are New York time; confirm on the booking calendar.</p>
          </div>
        </header>
        <TourList />
        <TrustStrip />
        <TourNote />
      </div>
      <Expectations />
      <TourQuestions />
      <ClosingCall id="choose-a-day" {...page.call}>
        <ReserveButton look="secondary" size="large" />
      </ClosingCall>
    </>
  );
}
