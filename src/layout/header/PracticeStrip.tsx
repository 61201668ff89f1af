import { useEffect, useState } from 'react';
import { connection } from '../../browser/connection';
import { practice } from '../../browser/practice-state';
import { useStore } from '../../browser/store';
import { practiceRun } from '../../pwa/practice-run';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { shownSeconds } from './practice-figure';
import { measureStrip } from './strip-height';
import styles from './practice-strip.module.css';

/** Shows how long the practice still lasts, in tens of seconds. It is outside the live region and not announced. */
function Left({ leftMs }: { leftMs: () => number }) {
  const [seconds, setSeconds] = useState(() => shownSeconds(leftMs()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(shownSeconds(leftMs())), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [leftMs]);
  return <span key={seconds}>{`${seconds} seconds left.`}</span>;
}

/** How often the figure is computed; it changes every ten seconds. */
const LOOK_EVERY_MS = 1_000;
/** A screen reader announces only words that are put into a live region after the region has appeared. */
const SAID_AFTER_MS = 100;
const ANNOUNCED = 'The connection is off for practice, for one minute at most. What you open comes from this device.';

/** Returns the words for the live region a moment after it has appeared, so that a screen reader reads them once. */
function useAnnounced(words: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return said;
}

/** Ends the practice. Each practice has a new button, although the strip stays if the next one begins at once. */
function EndButton() {
  const [isEnding, setEnding] = useState(false);
  return (
    <Button
      size="sm"
      className={styles.end}
      busy={isEnding}
      onClick={() => {
        setEnding(true);
        // The button is then removed, so the focus moves to the page that follows it.
        void practiceRun.end().then(() => document.getElementById('main')?.focus({ preventScroll: true }));
      }}
    >
      End it now
    </Button>
  );
}

/**
 * The strip above the header while the visitor tries the site without a connection. It says how long the practice lasts
 * and has a button that ends it; for a short time after the end it says that the practice is over.
 */
export function PracticeStrip({ waits }: { waits: boolean }) {
  const { stage, leftMs } = useStore(practice);
  const isBack = useStore(connection) !== 'offline';
  const isOn = stage === 'on';
  const title = isOn ? 'The connection is off for practice.' : 'The practice is over.';
  const end = isBack ? 'The connection is on again.' : 'There is no connection just now.';
  const said = useAnnounced(isOn ? ANNOUNCED : `${title} ${end}`);
  return (
    <div ref={measureStrip} className={styles.strip} data-practice={stage}>
      <div className={`page-width ${styles.row}`}>
        <Icon name={isOn ? 'offline' : 'check'} />
        <p className={styles.words}>
          <strong key={title}>{title}</strong>{' '}
          {isOn ? <Left leftMs={leftMs} /> : <span key={end}>{waits && isBack ? 'Sending what waited.' : end}</span>}
        </p>
        {isOn ? <EndButton /> : null}
      </div>
      <p role="status" className="visually-hidden">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
}
