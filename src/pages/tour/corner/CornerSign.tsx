import words from '../../../content/every-walk.yaml';
import { departureTime } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Icon } from '../../../ui/Icon';
import styles from './corner-sign.module.css';

/**
 * The corner over the whole screen, black on white, to be read from an arm's length in the sun. Esc and the button
 * close it; a touch beside the words does not, for it is handed to a passer-by.
 */
export function CornerSign({ tour, onClose }: { tour: Tour; onClose: () => void }) {
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
