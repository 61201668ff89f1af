import { tourSummaries } from '../../content/tour-summaries';
import { Button } from '../../ui/Button';
import { CANNOT_OPEN, NEEDS_CONNECTION, notedText } from './offline-texts';
import { forgetTour, rememberTour } from './remembered-tour';
import { useRememberedTour } from './use-remembered-tour';
import styles from './calendar-offline.module.css';

/** Shown in place of the calendar while offline: gives the reason and lets the visitor remember a tour. */
export function CalendarOffline({ itemId }: { itemId: number | undefined }) {
  const noted = useRememberedTour();
  const chosen = tourSummaries.filter(({ item }) => item === itemId);
  // The item may be a gift card, or unknown; then the choice is between all tours.
  const tours = chosen.length === 0 ? tourSummaries : chosen;
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
                size="sm"
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

/** Explains why booking needs a connection, and names the remembered tour. */
function OfflineText({ noted }: { noted: string | undefined }) {
  return (
    <>
      <h3>{NEEDS_CONNECTION}</h3>
      <p>
        <span>{CANNOT_OPEN}</span>{' '}
        <span key={noted}>
          {noted === undefined
            ? 'Choose a walk, and we remember it on this device. No place is held.'
            : notedText(noted)}
        </span>
      </p>
    </>
  );
}
