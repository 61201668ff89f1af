import type { ReactNode } from 'react';
import { CloseButton } from '../../../ui/CloseButton';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const TITLE_ID = 'sheet-title';

/** A modal dialog at the lower edge of the window. */
export function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Dialog labelledBy={TITLE_ID} variant="sheet" className={styles.sheet} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={TITLE_ID}>{title}</h2>
        <CloseButton label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
