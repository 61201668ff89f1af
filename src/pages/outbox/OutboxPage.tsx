import { useEffect, useRef, useState } from 'react';
import company from '../../content/company.yaml';
import page from '../../content/pages/outbox.yaml';
import { sentWords } from '../../outbox/delivery/sent-words';
import type { OutboxEntry } from '../../outbox/outbox';
import { whenSubmissionLeaves } from '../../outbox/when-submission-leaves';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { mailRoom } from '../../pictures/prints/mail-room';
import { BusyStatus } from '../../ui/BusyStatus';
import { Button, ButtonLink } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { useFocusStaysIn } from '../../ui/use-focus-stays-in';
import { EntryTag } from './EntryTag';
import { SignUpNotes } from './SignUpNotes';
import { useRefusalSeen } from './use-refusal-seen';
import { isSentByPress, useSendAll } from './use-send-now';
import styles from './outbox-page.module.css';

/**
 * Watches for entries that are sent while they are shown, and not by a press of this visitor.
 * @returns the text to announce, empty if there is none
 */
function useLeftByItself(entries: readonly OutboxEntry[]): string {
  const [gone, setGone] = useState<readonly Pick<OutboxEntry, 'id' | 'kind'>[]>([]);
  // The watches are not effects of each entry, because an entry may be removed before its outcome is known.
  const watches = useRef(new Map<string, () => void>());
  useEffect(() => {
    for (const { id, kind } of entries) {
      if (watches.current.has(id)) continue;
      const end = whenSubmissionLeaves(id, (fate) => {
        watches.current.delete(id);
        // The list may be read again before the entry leaves it, so an entry is counted only once.
        if (fate !== 'sent' || isSentByPress(id)) return;
        setGone((before) => (before.some((other) => other.id === id) ? before : [...before, { id, kind }]));
      });
      watches.current.set(id, end);
    }
  }, [entries]);
  useEffect(() => {
    const { current } = watches;
    return () => {
      current.forEach((end) => end());
      current.clear();
    };
  }, []);

  // Announce an entry only after it has left the list.
  const seenGone = gone.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (seenGone.length === 0) return '';
  return sentWords(seenGone.map(({ kind }) => (kind === 'unknown' ? 'contact' : kind)));
}

function Empty() {
  return (
    <div className={styles.empty}>
      <Print picture={mailRoom} sizes="(min-width: 768px) 720px, 100vw" decorative />
      <h2>Nothing is waiting</h2>
      <ButtonLink to="/contact" icon="pencil" wide>
        Write to us
      </ButtonLink>
    </div>
  );
}

function NotLoaded() {
  return (
    <div role="alert">
      <p>The Outbox could not be loaded. What waits on this device stays here. Try again when you have a connection.</p>
      <Button icon="refresh" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  );
}

function Unreadable() {
  return (
    <p role="alert">
      This browser does not let us read what is stored on this device just now, so we cannot say what waits. Close other
      tabs of this site, or try again later.
    </p>
  );
}

/** Sends all waiting entries; a single one has its own button. */
function SendAll({ all: { sending, sendAll } }: { all: ReturnType<typeof useSendAll> }) {
  return (
    <div className={styles.all}>
      <Button variant="primary" size="lg" icon="envelope" wide busy={sending} onClick={sendAll}>
        {sending ? 'Sending...' : 'Send all now'}
      </Button>
      <BusyStatus busy={sending} words="Sending..." />
    </div>
  );
}

/** The outbox: its entries as mail tags. The built HTML contains nothing about this device. */
export function OutboxPage() {
  const { entries, ready, unreadable, failed } = useOutbox({ open: true });
  useRefusalSeen(entries.some((entry) => !entry.unreadable && entry.state === 'failed'));
  const looking = !ready && !unreadable && !failed;
  const isEmpty = ready && !unreadable && entries.length === 0;
  const list = useRef<HTMLDivElement>(null);
  const sent = useLeftByItself(entries);
  const all = useSendAll(entries);
  useFocusStaysIn(list, list);
  const goesByItself = entries.some((entry) => !entry.unreadable && entry.state !== 'failed');
  return (
    <div className={classes('page-width', styles.page)}>
      <header>
        <PageTitle>{page.heading}</PageTitle>
        <Standfirst>{page.standfirst}</Standfirst>
      </header>
      <noscript>
        <p>
          The Outbox needs JavaScript. Without it nothing is stored on this device. Write to us at{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      </noscript>
      {/* When an entry is deleted, the focus moves to the list. */}
      <div ref={list} tabIndex={-1} className={styles.list} data-reserved={looking || isEmpty ? '' : undefined}>
        <p role="status" className={styles.sent} data-said={sent === '' ? undefined : ''}>
          <span key={sent}>{sent}</span>
        </p>
        {looking ? <p className={styles.looking}>Looking for what waits on this device...</p> : null}
        {failed ? <NotLoaded /> : null}
        {unreadable ? <Unreadable /> : null}
        <SignUpNotes onRemoved={() => list.current?.focus()} />
        {isEmpty ? <Empty /> : null}
        {all.offered ? <SendAll all={all} /> : null}
        {entries.length > 0 ? (
          <ul className={styles.tags}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryTag entry={entry} among={all.offered} onGone={() => list.current?.focus()} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {goesByItself ? (
        <p className={styles.note}>
          While this site is open we try again by ourselves: soon at first, then less and less often.
        </p>
      ) : null}
      {entries.length > 0 ? <Print picture={mailRoom} sizes="(min-width: 768px) 720px, 100vw" decorative /> : null}
    </div>
  );
}
