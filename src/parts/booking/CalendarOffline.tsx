import { tourSummaries } from '../../content/tour-summaries';
import { Button } from '../../ui/Button';
import styles from './calendar-offline.module.css';
import { OfflineWords } from './OfflineWords';
import { forgetTour, rememberTour } from './remembered-tour';
import { useRememberedTour } from './use-remembered-tour';

/** The blind is down and a sign hangs before it: no frame, the reason, and a walk can be noted. */
export function CalendarOffline({ itemId }: { itemId: number | undefined }) {
  const noted = useRememberedTour();
  const walks = tourSummaries.filter(({ item }) => itemId === undefined || item === itemId);
  return (
    <div className={styles.blind}>
      <div className={styles.sign}>
        <div className={styles.board}>
          <div className={styles.words}>
            <OfflineWords noted={noted?.title} />
          </div>
          {walks.map(({ slug, title }) => {
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
