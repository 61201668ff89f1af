import type { Connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import type { OfflinePackage } from '../../pwa/offline-state';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { plainToast } from '../../ui/toast/show-toast';
import { offlineText } from '../offline-package-text';
import styles from './offline-strip.module.css';

// What the strip adds to the header: a jump within the page has to stop that much lower (base.css).
const HEIGHT = '--strip-height';

/** The place in the address, where the header stands over its beginning just now. */
function coveredTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  const clearFrom = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= 0 && top < clearFrom - 1 ? target : null;
}

/**
 * Keeps the height of the strip in a custom property of <html> for as long as the strip stands. Where
 * it comes up over the place that the address jumped to, the place is brought clear again.
 */
function measureStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const root = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    root.style.setProperty(HEIGHT, `${strip.offsetHeight}px`);
    // Not before the browser has put the page back to where it was, above which the strip grew.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => coveredTarget()?.scrollIntoView({ behavior: 'instant' }));
  });
  observer.observe(strip);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    root.style.removeProperty(HEIGHT);
  };
}

/**
 * A mustard strip over the header while there is no connection, and for a moment after. Toasts whose part did
 * not come are said here.
 */
export function OfflineStrip({
  connection,
  stage,
  waits,
  chipSaysIt,
}: {
  connection: Connection;
  stage: OfflinePackage['stage'];
  waits: boolean;
  /** The chip says that there is no connection: after some seconds the strip leaves that to it. */
  chipSaysIt: boolean;
}) {
  const words = connection === 'offline' ? offlineText(stage) : waits ? 'Sending what waited.' : '';
  const toast = useStore(plainToast);
  return (
    <div role="status">
      {connection === 'online' && toast === undefined ? null : (
        <div ref={measureStrip} className={styles.strip}>
          {connection === 'online' ? null : (
            <p
              key={connection}
              className={classes('page-width', styles.words, connection === 'offline' && chipSaysIt && styles.folds)}
            >
              <Icon name={connection === 'offline' ? 'offline' : 'check'} />
              <span>
                <strong key={connection}>{connection === 'offline' ? 'Offline.' : 'Back online.'}</strong>
                <span key={words}> {words}</span>
              </span>
            </p>
          )}
          {toast === undefined ? null : (
            <p key={toast.title} className={`page-width ${styles.words}`}>
              <Icon name={toast.icon ?? 'warning'} />
              <span>
                <strong>{/[.!?]$/.test(toast.title) ? toast.title : `${toast.title}.`}</strong>
                <span key={toast.message}> {toast.message}</span>
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
