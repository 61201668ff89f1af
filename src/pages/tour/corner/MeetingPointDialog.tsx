import words from '../../../content/every-walk.yaml';
import { departureTime } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Icon } from '../../../ui/Icon';
import styles from './meeting-point-dialog.module.css';

/**
 * Shows the meeting point over the whole screen, in black on white, readable at arm's length in sunlight. Escape and
 * the button close it. A tap beside the text does not, because the phone may be handed to a passer-by.
 */
export function MeetingPointDialog({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  return (
    <Dialog label="The corner, large" variant="full" closedby="closerequest" className={styles.sign} onClose={onClose}>
      <p className={styles.ask}>{words.askPasserBy}</p>
      <p className={styles.corner}>{tour.meeting.corner}</p>
      <p className={styles.nearest}>{tour.meeting.nearest}</p>
      <p className={styles.time}>{departureTime(tour.schedule)}</p>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" size={24} />
        <span>Close</span>
      </button>
    </Dialog>
  );
}
