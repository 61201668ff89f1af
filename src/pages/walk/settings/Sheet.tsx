import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { keepFocusInside } from '../../../ui/keep-focus-inside';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Comes up from the lower edge; the page behind waits. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: only then does the browser give the focus back to what opened it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="sheet-title"
      onKeyDown={keepFocusInside}
      onCancel={onClose}
      onClose={onClose}
      // Beside the sheet: on the dialog itself, for its inside fills it.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="sheet-title">{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
