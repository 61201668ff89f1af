import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Icon } from '../../../ui/Icon';
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
    <Dialog labelledBy={TITLE_ID} variant="sheet" onClose={onClose}>
      <div className={styles.head}>
        <h2 id={TITLE_ID}>{title}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
