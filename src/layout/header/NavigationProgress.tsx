import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pressedLink } from '../../browser/pressed-link';
import styles from './navigation-progress.module.css';

/** If the next page arrives within this time, no sign of progress is needed. */
const SOON_MS = 150;
/** The pressed link has this attribute until its page is there; base.css shows the link as pressed. */
const PRESSED = 'data-pressed';

/** Keeps a pressed link marked until its page is there. */
function usePressedLink(): void {
  const router = useRouter();
  useEffect(() => {
    let pressed: Element | null = null;
    const release = (): void => {
      pressed?.removeAttribute(PRESSED);
      pressed = null;
    };
    const ends = [
      router.subscribe('onBeforeNavigate', () => {
        release();
        pressed = pressedLink();
        pressed?.setAttribute(PRESSED, '');
      }),
      router.subscribe('onRendered', release),
      router.subscribe('onResolved', release),
    ];
    return () => {
      release();
      for (const end of ends) end();
    };
  }, [router]);
}

/** Shows a running ruler in the header and marks the current page as busy while the next page is loading. */
export function NavigationProgress() {
  usePressedLink();
  const isComing = useRouterState({ select: ({ status }) => status === 'pending' });
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isComing) return undefined;
    const main = document.getElementById('main');
    const timer = setTimeout(() => {
      setIsLong(true);
      main?.setAttribute('aria-busy', 'true');
    }, SOON_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
      main?.removeAttribute('aria-busy');
    };
  }, [isComing]);
  return isLong ? <span className={styles.ruler} data-navigation-progress="" aria-hidden="true" /> : null;
}
