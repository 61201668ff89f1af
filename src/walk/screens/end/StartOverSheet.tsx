import { isPlainPress } from '../../../browser/plain-press';
import { Button, ButtonLink } from '../../../ui/Button';
import { Sheet } from '../settings/Sheet';
import { useWalk } from '../use-walk';
import { cardDay } from './card-day';
import { KeepsakeFailure } from './KeepsakeButtons';
import { useKeepsake } from './use-keepsake';
import page from '../walk-page.module.css';
import styles from './end-screen.module.css';

/** Asks before the card is replaced by an empty one, and offers to save it as a picture first. */
export function StartOverSheet({ onClose }: { onClose: () => void }) {
  const { tour, store, progress } = useWalk();
  const { isFailed, isBusy, keep } = useKeepsake();
  // The day on the card is that of its last punch.
  const punched = progress?.punched.at(-1)?.at;
  const card = punched === undefined ? 'This one' : `This one, of ${cardDay(punched)},`;
  return (
    <Sheet title="Start over?" onClose={onClose}>
      <p>{`You get an empty card. ${card} is removed from this device and cannot be brought back.`}</p>
      <div className={styles.buttons}>
        <Button variant="primary" size="lg" icon="download" wide busy={isBusy} onClick={() => void keep('save')}>
          Save the old card first
        </Button>
        <KeepsakeFailure isFailed={isFailed} />
        <ButtonLink
          to="/tours/$slug/walk"
          params={{ slug: tour.slug }}
          // All screens of the walk have the same path.
          activeOptions={{ includeHash: true }}
          onClick={(event) => {
            if (isPlainPress(event)) store.clear();
          }}
        >
          Take an empty card
        </ButtonLink>
        <Button variant="quiet" className={page.way} onClick={onClose}>
          Keep this one
        </Button>
      </div>
    </Sheet>
  );
}
