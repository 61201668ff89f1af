import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../browser/store';
import { pwa } from '../../pwa/pwa-instance';
import { IconButton } from '../../ui/IconButton';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { updatePlace } from '../header/update-place';
import styles from './update-button.module.css';

/**
 * The header's button for a waiting version, for visitors who have closed the notice and for
 * systems that drop notifications. It is rendered from the dock, whose script is loaded late.
 */
export function UpdateButton() {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button);
  const place = useStore(updatePlace);
  if (place === null) return null;
  return createPortal(
    <IconButton
      ref={button}
      label="Update ready: reload"
      title="Update ready: reload"
      icon="refresh"
      iconSize={22}
      size={44}
      className={styles.button}
      onClick={pwa.updates.apply}
    />,
    place,
  );
}
