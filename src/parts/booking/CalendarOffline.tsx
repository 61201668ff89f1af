import { tourSummaries } from '../../content/tour-summaries';
import { Button } from '../../ui/Button';
import { CANNOT_OPEN, NEEDS_CONNECTION, notedText } from './booking-offline';
import { forgetTour, rememberTour } from './remembered-tour';
import { useRememberedTour } from './use-remembered-tour';
import styles from './calendar-offline.module.css';

/** In place of the calendar while offline: the reason, and a tour can be remembered. */
export function CalendarOffline({ itemId }: { itemId: number | undefined }) {
  const noted = useRememberedTour();
  const tours = tourSummaries.filter(({ item }) => itemId === undefined || item === itemId);
  return (
    <div className={styles.blind}>
      <div className={styles.sign}>
        <div className={styles.board}>
          <div className={styles.words}>
            <OfflineText noted={noted?.title} />
          </div>
          {tours.map(({ slug, title }) => {
            const isNoted = noted?.slug === slug;
            return (
              <Button
                key={slug}
                size="small"
                icon={isNoted ? 'check' : 'pencil'}
                aria-pressed={isNoted}
                className={styles.note}
                onClick={() => (isNoted ? forgetTour() : rememberTour(slug))}
              >
                {`Note ${title}`}
              </Button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Why booking needs a connection, and which tour is remembered. */
function OfflineText({ noted }: { noted: string | undefined }) {
  return (
    <>
      <h3>{NEEDS_CONNECTION}</h3>
      <p>
        <span>{CANNOT_OPEN}</span>{' '}
        <span key={noted}>
          {noted === undefined
            ? 'Press the button of a walk, and we note it on this device. No place is held.'
            : notedText(noted)}
        </span>
      </p>
    </>
  );
}
