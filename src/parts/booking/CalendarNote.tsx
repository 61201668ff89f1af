import styles from './booking-calendar.module.css';

/** Whose the frame is; and that it stands still, where the connection was lost under it. */
export function CalendarNote({ lost }: { lost: boolean }) {
  return (
    <>
      <div role="status">
        {lost ? (
          <p className={styles.lost}>
            You are offline. What you have typed in the calendar stays, and it goes on with the connection.
          </p>
        ) : null}
      </div>
      <p className={styles.whose}>The calendar belongs to our booking partner. Does it not open, or show an error?</p>
    </>
  );
}
