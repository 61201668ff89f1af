import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { connection, wasOffline } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { departureDays, departureTime } from '../../content/schedule';
import type { TourSummary } from '../../content/tour-summaries';
import { openRemembered } from '../../parts/booking/book-item';
import { BOX_OFFICE_ID } from '../../parts/booking/booking-links';
import { forgetTour, rememberedTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { Button, ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Paper } from '../../ui/Paper';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import styles from './remembered-tour.module.css';

/** Moves the focus to the heading above the calendar. */
const focusBoxOffice = (): void => document.getElementById(BOX_OFFICE_ID)?.focus({ preventScroll: true });

/** Shows the tour that was remembered while offline. */
export function RememberedTour() {
  const tour = useRememberedTour();
  return tour === undefined ? null : <Note tour={tour} />;
}

/** The note on a tour. No place is reserved. Its focus moves to the heading above the calendar when it is removed. */
function Note({ tour }: { tour: TourSummary }) {
  const { slug, title, schedule } = tour;
  const { history } = useRouter();
  const note = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(note, { moveFocus: focusBoxOffice });
  // Offline the note has no button that opens the calendar.
  useFocusStaysIn(note, note);
  const offline = useStore(connection) === 'offline';
  const isBack = useStore(wasOffline);
  return (
    <Paper as="section" ref={note} data-booking="" tabIndex={-1} aria-label="Noted walk">
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
            onClick={({ currentTarget }) => {
              // The calendar gives the focus back to where it was, and by then the note is gone.
              focusBoxOffice();
              openRemembered(tour, history, () => undefined);
              if (rememberedTour.getSnapshot() === slug) currentTarget.focus();
            }}
          >
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
