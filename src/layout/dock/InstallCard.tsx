import { useRef } from 'react';
import { countOutbox, type OutboxCounts } from '../../outbox/store/outbox-entry';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import type { InstallHint } from '../../pwa/install-hint';
import { pwa } from '../../pwa/pwa-instance';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Group } from '../../ui/group';
import { Icon } from '../../ui/Icon';
import { Paper } from '../../ui/Paper';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { BrandMark } from '../BrandMark';
import styles from './dock.module.css';

const IOS_STEPS = [
  { words: 'Tap Share.', icon: 'share' },
  { words: 'Choose Add to Home Screen.', icon: 'plus' },
  { words: 'Tap Add.', icon: 'check' },
  // On iOS the app on the home screen has a storage of its own, which is empty at first.
  { words: 'Open it once while you still have a connection, until it says Ready offline.', icon: 'download' },
] as const;

/**
 * On iOS the app on the home screen does not share the browser's database, so waiting submissions
 * stay behind.
 */
function wordsBeforehand({ waiting, notSent }: OutboxCounts): string {
  if (waiting > 0) return 'Send your waiting message first. The copy on the home screen has its own Outbox.';
  if (notSent > 0) return 'A message here was not sent. The copy on the home screen has its own Outbox, without it.';
  return '';
}

function IosSteps() {
  const words = wordsBeforehand(countOutbox(useOutbox().entries));
  return (
    <>
      {words === '' ? null : (
        <Alert key={words} variant="slip" className={styles.first}>
          {words}
        </Alert>
      )}
      <ol className={styles.steps}>
        {IOS_STEPS.map(({ words, icon }, index) => (
          <li key={words}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{words}</span>
            <Icon name={icon} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Offers the installation at a suitable moment, and not again for some time after a "no". */
export function InstallCard({ hint }: { hint: Exclude<InstallHint, 'hidden'> }) {
  const card = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(card);
  return (
    <Paper as="section" ref={card} raised className={styles.card} aria-labelledby="install-hint">
      <div className={styles.head}>
        <BrandMark size={56} />
        <div>
          <h2 id="install-hint">Keep the walks on your home screen.</h2>
          <p>They open offline, and there is no account to make.</p>
        </div>
      </div>
      {hint === 'ios-steps' ? <IosSteps /> : null}
      <Group gap="lg">
        {hint === 'prompt' ? (
          <Button variant="primary" size="sm" onClick={() => void pwa.installHints.accept()}>
            Install
          </Button>
        ) : null}
        <Button size="sm" variant={hint === 'prompt' ? 'quiet' : 'secondary'} onClick={pwa.installHints.dismiss}>
          Not now
        </Button>
      </Group>
    </Paper>
  );
}
