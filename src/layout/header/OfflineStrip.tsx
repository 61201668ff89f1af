import type { Connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import type { OfflinePackage } from '../../pwa/offline-package';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { toastInStrip } from '../../ui/toast/show-toast';
import { offlineText } from './offline-text';
import { measureStrip } from './strip-height';
import styles from './offline-strip.module.css';

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
  const toast = useStore(toastInStrip);
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
