import type { Connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import type { OfflinePackage } from '../../pwa/offline-package';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { plainToast } from '../../ui/toast/show-toast';
import { offlineText } from './offline-text';
import styles from './offline-strip.module.css';

// The height that the strip adds to the header: a jump within the page has to stop lower by it
// (base.css).
const HEIGHT = '--strip-height';

/** Returns the target of the address's hash if the header covers its beginning now. */
function coveredTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  const clearFrom = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= 0 && top < clearFrom - 1 ? target : null;
}

/**
 * Keeps the height of the strip in a custom property of <html> while the strip is shown. If the
 * strip appears over the target of the hash, the page scrolls until the target is visible.
 */
function measureStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const root = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    root.style.setProperty(HEIGHT, `${strip.offsetHeight}px`);
    // Wait until the browser has restored the scroll position, above which the strip has grown.
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
 * A mustard strip above the header while there is no connection, and for a short time after. It
 * also shows the text of toasts whose code could not be loaded.
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
  /** True if the chip shows the missing connection: after some seconds the strip is then hidden. */
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
