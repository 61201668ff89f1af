import { useState } from 'react';
import { isInstalledApp } from '../../browser/installed-app';
import { useStore } from '../../browser/store';
import { offlineKeeper } from '../../pwa/offline-keeper-instance';
import { Icon } from '../../ui/Icon';
import { isFirstFilling, takingAlongText } from './choose-notice';
import styles from './dock.module.css';

/**
 * The first start of the installed app, whose store begins empty on iOS: in full width what it takes along, and how
 * far it is, until that is done.
 */
export function TakingAlong() {
  const offlinePackage = useStore(offlineKeeper.state);
  const [isFirst, setFirst] = useState(false);
  if (!isFirst && isFirstFilling(offlinePackage) && isInstalledApp()) setFirst(true);
  const words = isFirst ? takingAlongText(offlinePackage) : '';
  return (
    <div data-dock="" className={styles.along}>
      {words === '' ? null : (
        <div className={`page-width ${styles.taking}`}>
          <Icon name="download" size={24} />
          <p>
            <strong>Taking the walks along. </strong>
            <span key={words}>{words}</span>
          </p>
        </div>
      )}
    </div>
  );
}
