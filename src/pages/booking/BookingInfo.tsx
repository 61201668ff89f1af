import { Link } from '@tanstack/react-router';
import page from '../../content/pages/booking.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import styles from './booking-info.module.css';

/** Lists the meeting points and the other information beside the calendar. */
export function BookingInfo() {
  const { heading, ownGroup, ask, weather, giftCards } = page.atTheWindow;
  return (
    <section className={styles.board} aria-labelledby="at-the-window">
      <h2 id="at-the-window">{heading}</h2>
      <dl>
        {tourSummaries.map(({ slug, title, meeting, groupSize }) => (
          <div key={slug}>
            <dt>{title}</dt>
            <dd className={styles.meet}>{`Meet: ${meeting.corner}. Max ${groupSize} people.`}</dd>
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
      <GiftCardLink className={styles.gift} />
    </section>
  );
}
