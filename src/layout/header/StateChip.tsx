import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from '../../browser/store';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { offlineState } from '../../pwa/offline-state';
import { READY_OFFLINE } from '../../shared/ready-offline';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { announcementOf, chipOf, type Chip } from './chip';
import { shownChip } from './shown-chip';
import styles from './state-chip.module.css';

const READY_WORDS_SHOWN_MS = 4_000;

interface PlateProps {
  readonly icon: IconName;
  readonly look?: string | undefined;
  /** True for a plate that stays only for a while: the narrowest phones hide the company's name meanwhile. */
  readonly passing?: boolean;
  readonly children: ReactNode;
}

function Plate({ icon, look, passing = false, children }: PlateProps) {
  return (
    <span className={classes(styles.chip, look)} data-chip={passing ? 'passing' : ''}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}

/** Shows its words for some seconds, then only the check mark. */
function Ready() {
  const [inWords, setInWords] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setInWords(false), READY_WORDS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // A new key renders a new plate at the same place, so nothing moves.
    <Plate key={String(inWords)} icon="check" passing={inWords}>
      <span className={inWords ? styles.words : 'visually-hidden'}>{READY_OFFLINE}</span>
    </Plate>
  );
}

/** The number stays visible where a narrow phone has no room for the word. */
function Count({ count, word }: { count: number; word: string }) {
  return (
    <span className={styles.count}>
      <span>{`${count} `}</span>
      <span className={styles.word}>{word}</span>
    </span>
  );
}

/** The words for the icon beside a count. */
const OFFLINE = <span className="visually-hidden">, offline</span>;

function Shown({ chip }: { chip: Chip }) {
  switch (chip.kind) {
    case 'none':
      return null;
    case 'waiting':
      return (
        <Link to="/outbox" className={classes(styles.chip, styles.waiting)} data-chip="">
          <Icon name={chip.isOffline ? 'offline' : 'envelope'} size={18} />
          <Count key={chip.count} count={chip.count} word="waiting" />
          {chip.isOffline ? OFFLINE : null}
        </Link>
      );
    case 'not-sent':
      return (
        <Link to="/outbox" className={classes(styles.chip, styles.notSent)} data-chip="">
          <Icon name={chip.isOffline ? 'offline' : 'warning'} size={18} />
          <Count key={chip.count} count={chip.count} word="not sent" />
          {chip.isOffline ? OFFLINE : null}
        </Link>
      );
    case 'offline':
      return (
        <Plate icon="offline" look={styles.offline}>
          <span className={styles.word}>Offline</span>
        </Plate>
      );
    case 'saving':
      return (
        <Plate icon="download" passing>
          <span className={styles.words}>
            <span className="visually-hidden-on-phones">Saving for offline </span>
            <span key={chip.percent} className={styles.percent}>
              {`${chip.percent}%`}
            </span>
          </span>
        </Plate>
      );
    case 'ready':
      return <Ready />;
  }
}

/**
 * Shows the state of this device: waiting, not sent, offline, saving, ready. Each change is
 * announced once.
 */
export function StateChip() {
  const chip = chipOf(useStore(offlineState), useOutbox().entries);
  useEffect(() => {
    const before = shownChip.getSnapshot();
    // Percentages are not announced. Neither is a submission that is being sent: it soon disappears or waits again as
    // before, and the form announces the result.
    const isNews = 'count' in chip ? chip.kind === 'not-sent' || !chip.isGoing : chip.kind !== before.chip.kind;
    shownChip.set({ chip, said: isNews ? announcementOf(chip, before.chip.kind) : before.said });
  }, [chip]);
  return <Shown chip={chip} />;
}
