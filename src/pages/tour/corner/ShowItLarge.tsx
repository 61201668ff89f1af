import { useHydrated } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { loadPart } from '../../../browser/load-part';
import type { Tour } from '../../../content/schemas';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toast/show-toast';
import type { CornerSign } from './CornerSign';
import styles from './find-your-guide.module.css';

/** Opens the corner over the whole screen, to be shown to a passer-by; CornerSign is loaded with the first opening. */
export function ShowItLarge({ tour }: { tour: Tour }) {
  const hydrated = useHydrated();
  // In an object: a component given to setState would be called as an updater.
  const [loaded, setLoaded] = useState<{ Sign: typeof CornerSign }>();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = (): void => {
    loadPart(() => import('./CornerSign')).then(
      ({ CornerSign }) => {
        setLoaded({ Sign: CornerSign });
        setOpen(true);
      },
      () => showToast({ title: 'The sign did not load', message: 'Try again when you have a connection.' }),
    );
  };
  return (
    <>
      <Button icon="eye" className={styles.large} disabled={!hydrated} aria-haspopup="dialog" onClick={show}>
        Show it large
      </Button>
      {open && loaded ? <loaded.Sign tour={tour} onClose={close} /> : null}
    </>
  );
}
