import { Button } from '../../../ui/Button';
import { useKeepsake } from './use-keepsake';
import styles from './end-screen.module.css';

const FAILED = 'The picture could not be made. The card stays here.';

const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] });

/**
 * Says that the picture could not be made. It is on the page before its text, because not every screen reader announces
 * the text of a new region.
 */
export function KeepsakeFailure({ isFailed }: { isFailed: boolean }) {
  return (
    <p role="status" className={styles.failed}>
      {isFailed ? FAILED : ''}
    </p>
  );
}

/** The buttons that save or share the card as a picture. */
export function KeepsakeButtons() {
  const { isFailed, isBusy, keep } = useKeepsake();
  return (
    <div className={styles.buttons}>
      <Button variant="primary" size="lg" icon="download" wide busy={isBusy} onClick={() => void keep('save')}>
        Save as a picture
      </Button>
      {canShareFiles() ? (
        <Button icon="share" wide busy={isBusy} onClick={() => void keep('share')}>
          Share the picture
        </Button>
      ) : null}
      <KeepsakeFailure isFailed={isFailed} />
    </div>
  );
}
