import { useCallback, useState } from 'react';
import { loadPart } from '../../browser/load-part';
import type { SearchOverlay } from '../../parts/search/SearchOverlay';
import { Icon } from '../../ui/Icon';
import { showToast } from '../../ui/toast/show-toast';
import styles from './header.module.css';

/** Opens the search; its part is loaded with the first opening. */
export function SearchButton() {
  const [parts, setParts] = useState<{ Overlay: typeof SearchOverlay }>();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Search"
        onClick={() => {
          loadPart(() => import('../../parts/search/SearchOverlay')).then(
            ({ SearchOverlay }) => {
              setParts({ Overlay: SearchOverlay });
              setOpen(true);
            },
            () => showToast({ title: 'Search did not load', message: 'Try again when you have a connection.' }),
          );
        }}
      >
        <Icon name="search" size={22} />
      </button>
      {open && parts ? <parts.Overlay onClose={close} /> : null}
    </>
  );
}
