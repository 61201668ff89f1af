import { useState } from 'react';
import type { OutboxEntry } from '../../outbox/outbox';
import { Button } from '../../ui/Button';
import { messageOf, savedText, sendingText, statusOf, titleOf, waitingText, whoOf } from './entry-text';
import { DeleteEntry, EditLink } from './EntryActions';
import { FailedTag } from './FailedTag';
import { useSendNow } from './use-send-now';
import styles from './tag.module.css';

interface TagProps {
  readonly entry: OutboxEntry;
  /** Others wait as well, and there is one button that sends them all. */
  readonly among: boolean;
  readonly onGone: () => void;
}

function Actions({ entry, among, onGone }: TagProps) {
  if (entry.unreadable) {
    return (
      <>
        <p className={styles.says}>
          Another version of this site wrote it. This version cannot read, send or change it, so it is kept as it is.
        </p>
        <div className={styles.actions}>
          <DeleteEntry entry={entry} onGone={onGone} />
        </div>
      </>
    );
  }
  switch (entry.state) {
    case 'sending':
      return <SendingTag entry={entry} />;
    case 'waiting':
      return <WaitingTag entry={entry} among={among} onGone={onGone} />;
    case 'failed':
      return <FailedTag entry={entry} onGone={onGone} />;
  }
}

/** One mail tag: what it is, from whom, since when, and what can be done with it. */
export function Tag({ entry, among, onGone }: TagProps) {
  const [now] = useState(() => Date.now());
  const status = statusOf(entry);
  const message = messageOf(entry);
  const saved = entry.createdAt === 0 ? '' : `saved ${savedText(entry.createdAt, now)}`;
  return (
    <article className={styles.tag} aria-label={titleOf(entry)}>
      <div className={styles.eyelet} aria-hidden="true" />
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2>{titleOf(entry)}</h2>
          <p key={status} className={styles.status} data-status={status}>
            {status}
          </p>
        </div>
        <p className={styles.meta}>
          {/* Of its own direction: a name may run from right to left. */}
          <bdi>{whoOf(entry)}</bdi>
          <span>{whoOf(entry) !== '' && saved !== '' ? `, ${saved}` : saved}</span>
        </p>
        {message === '' ? null : (
          <p className={styles.message} tabIndex={0} role="group" aria-label="What was written">
            {message}
          </p>
        )}
        {entry.possibleDuplicate ? (
          <p className={styles.says}>
            An answer got lost on the way. It may have arrived already, and is marked as a possible second copy.
          </p>
        ) : null}
        <Actions entry={entry} among={among} onGone={onGone} />
      </div>
    </article>
  );
}

function SendingTag({ entry }: { entry: OutboxEntry }) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span data-half={entry.step === 'notify' || undefined} />
      </div>
      <p className={styles.says}>
        <span key={entry.step}>{sendingText(entry)}</span>
      </p>
    </>
  );
}

function WaitingTag({ entry, among, onGone }: TagProps) {
  const { sending, sendNow } = useSendNow(entry);
  return (
    <>
      <p className={styles.says}>{waitingText(entry)}</p>
      <div className={styles.actions}>
        <Button
          look={among ? 'secondary' : 'primary'}
          size="small"
          icon="envelope"
          disabled={sending}
          onClick={sendNow}
        >
          {sending ? 'Sending...' : 'Send now'}
        </Button>
        <EditLink entry={entry} />
        <DeleteEntry entry={entry} onGone={onGone} />
      </div>
    </>
  );
}
