import { useLayoutEffect, useRef } from 'react';
import words from '../../../content/every-walk.yaml';
import { departureTime } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';
import { Icon } from '../../../ui/Icon';
import { keepFocusInside } from '../../../ui/keep-focus-inside';
import styles from './corner-sign.module.css';

/**
 * The corner over the whole screen, black on white, to be read from an arm's length in the sun. Esc and
 * the button close it, and the browser then restores the focus.
 */
export function CornerSign({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const sign = dialog.current;
    sign?.showModal();
    // showModal focuses the button at the end and scrolls to it; the corner at the top is what is to be read.
    if (sign !== null) sign.scrollTop = 0;
    return () => sign?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sign}
      aria-label="The corner, large"
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onKeyDown={keepFocusInside}
    >
      <p className={styles.ask}>{words.askPasserBy}</p>
      <p className={styles.corner}>{tour.meeting.corner}</p>
      <p className={styles.nearest}>{tour.meeting.nearest}</p>
      <p className={styles.time}>{departureTime(tour.schedule)}</p>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" size={24} />
        <span>Close</span>
      </button>
    </dialog>
  );
}
