import { connection, wasOffline } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { departureDays, departureTime } from '../../content/schedule';
import { openRemembered } from '../../parts/booking/book-item';
import { BOX_OFFICE_ID } from '../../parts/booking/booking-links';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { Button, ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Paper } from '../../ui/Paper';
import styles from './remembered-tour.module.css';

/** Moves the focus to the heading above the calendar, because the focused button is removed together with the note. */
const leaveNote = (): void => document.getElementById(BOX_OFFICE_ID)?.focus({ preventScroll: true });

/** Shows the tour that was remembered while offline. No place is reserved. */
export function RememberedTour() {
  const tour = useRememberedTour();
  const offline = useStore(connection) === 'offline';
  const isBack = useStore(wasOffline);
  if (tour === undefined) return null;
  const { slug, title, schedule } = tour;
  return (
    <Paper as="section" data-booking="" aria-label="Noted walk">
      <div className={styles.words}>
        <Eyebrow>Noted here</Eyebrow>
        <h2 key={title}>{title}</h2>
        <p key={slug}>{`${departureDays(schedule)}, ${departureTime(schedule)}. No place is held yet.`}</p>
        {offline ? null : (
          <p className={styles.online}>
            {isBack ? <span>You are online again. </span> : null}
            <span key={title}>{`Open the ${title} calendar?`}</span>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {offline ? null : (
          <Button
            variant="primary"
            icon="calendar"
            wide
            onClick={() => {
              leaveNote();
              openRemembered(tour, () => undefined);
            }}
          >
            Open calendar
          </Button>
        )}
        <ButtonLink to="/tours/$slug" params={{ slug }} icon="map" wide>
          See the stops
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => {
            leaveNote();
            forgetTour();
          }}
        >
          Remove this note
        </Button>
      </div>
    </Paper>
  );
}
