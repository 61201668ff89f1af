import { createPortal } from 'react-dom';
import { applyUpdate } from '../../pwa/update';
import { Icon } from '../../ui/Icon';
import styles from '../dock/update-button.module.css';
import { UPDATE_PLACE } from './update-place';

/**
 * A version waits: quiet, for those who put the notice away, and for systems that swallow
 * notifications. Drawn from the dock, whose script comes late.
 */
export function UpdateButton() {
  const place = document.getElementById(UPDATE_PLACE);
  if (place === null) return null;
  return createPortal(
    <button
      type="button"
      className={styles.button}
      aria-label="Update waiting: reload"
      title="Update waiting: reload"
      onClick={applyUpdate}
    >
      <Icon name="refresh" size={22} />
    </button>,
    place,
  );
}
