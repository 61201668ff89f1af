import type { Connection } from '../../browser/connection';
import type { OfflinePackage } from '../../pwa/offline-package';
import { Icon } from '../../ui/Icon';
import { offlineWords } from '../offline-package-text';
import { measureStrip } from './measure-strip';
import styles from './offline-strip.module.css';

/** A mustard strip over the header while there is no connection, and for a moment after. */
export function OfflineStrip({
  connection,
  stage,
  waits,
}: {
  connection: Connection;
  stage: OfflinePackage['stage'];
  waits: boolean;
}) {
  const words = connection === 'offline' ? offlineWords(stage) : waits ? 'Sending what waited.' : '';
  return (
    <div role="status">
      {connection === 'online' ? null : (
        <div ref={measureStrip} className={styles.strip}>
          <p className={`page-width ${styles.words}`}>
            <Icon name={connection === 'offline' ? 'offline' : 'check'} />
            <span>
              <strong key={connection}>{connection === 'offline' ? 'Offline.' : 'Back online.'}</strong>
              <span key={words}> {words}</span>
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
