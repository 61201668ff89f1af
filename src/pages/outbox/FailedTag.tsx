import { useState } from 'react';
import company from '../../content/company.yaml';
import type { OutboxEntry } from '../../outbox/outbox';
import { Button, ButtonAnchor } from '../../ui/Button';
import { copyText } from './copy-text';
import { DeleteEntry } from './EntryActions';
import { EditLink } from './EditLink';
import { dayOf, goesSoon, mailtoOf, nounOf, refusedWords, textOf } from './entry-text';
import styles from './tag.module.css';
import { useSendNow } from './use-send-now';

/** Not sent: why, until when it is kept, and every way out. */
export function FailedTag({ entry, onGone }: { entry: OutboxEntry; onGone: () => void }) {
  const { sending, sendNow } = useSendNow(entry);
  const [now] = useState(() => Date.now());
  const until = entry.deletesAt === undefined ? '' : ` It stays on this device until ${dayOf(entry.deletesAt)}.`;
  return (
    <>
      <div className={styles.refused}>
        <h3>Not sent</h3>
        <p>{`${refusedWords(entry)} It will not go out by itself.${until}`}</p>
        {entry.deletesAt !== undefined && goesSoon(entry, now) ? (
          <p
            className={styles.soon}
          >{`This ${nounOf(entry)} will be deleted on ${dayOf(entry.deletesAt)}. Copy it if you want to keep it.`}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button look="primary" size="small" icon="refresh" disabled={sending} onClick={sendNow}>
          {sending ? 'Sending...' : 'Try again'}
        </Button>
        <Button size="small" icon="copy" onClick={() => void copyText(textOf(entry))}>
          Copy text
        </Button>
        <EditLink entry={entry} />
        <DeleteEntry entry={entry} onGone={onGone} />
        <ButtonAnchor look="quiet" size="small" icon="envelope" href={mailtoOf(entry, company.email)}>
          E-mail us instead
        </ButtonAnchor>
      </div>
      <p className={styles.small}>
        Try again continues at the step that failed. What was already sent is not sent twice.
      </p>
    </>
  );
}
