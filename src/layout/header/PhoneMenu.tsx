import { useCallback, useId, useState } from 'react';
import { loadPart } from '../../browser/load-part';
import { Icon } from '../../ui/Icon';
import type { PhoneSheet } from './PhoneSheet';
import styles from './phone-menu.module.css';

const QUICK_LINKS = '#quick-links';

const loadSheet = (): Promise<typeof PhoneSheet> =>
  loadPart(() => import('./PhoneSheet').then((module) => module.PhoneSheet));

/** The button that opens the menu of a phone; the code of its sheet is loaded at the first touch. */
export function PhoneMenu() {
  const [parts, setParts] = useState<{ Sheet: typeof PhoneSheet }>();
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  const press = (): void => {
    loadSheet().then(
      (Sheet) => {
        setParts({ Sheet });
        setOpen(true);
      },
      // If the code cannot be loaded, jump to the same links in the footer.
      () => location.assign(QUICK_LINKS),
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={parts ? id : undefined}
        aria-label="Menu"
        onPointerDown={() => void loadSheet().catch(() => undefined)}
        onClick={press}
      >
        <Icon name="list" size={24} />
      </button>
      {/* Without a script the links in the footer are the menu. */}
      <a href={QUICK_LINKS} className={styles.withoutScript}>
        Menu
      </a>
      {parts ? <parts.Sheet id={id} open={open} onClose={close} /> : null}
    </>
  );
}
