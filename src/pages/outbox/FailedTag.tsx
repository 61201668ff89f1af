import { useState } from 'react';
import { putOnClipboard } from '../../browser/clipboard';
import company from '../../content/company.yaml';
import type { OutboxEntry } from '../../outbox/outbox';
import { Button, ButtonAnchor } from '../../ui/Button';
import { showToast } from '../../ui/toast/show-toast';
import { dayOf, goesSoon, mailtoOf, nounOf, refusedText, textOf } from './entry-text';
import { DeleteEntry, EditLink } from './EntryActions';
import { useSendNow } from './use-send-now';
import styles from './tag.module.css';

/** Not sent: why, until when it is kept, and every way out. */
export function FailedTag({ entry, onGone }: { entry: OutboxEntry; onGone: () => void }) {
  const { sending, sendNow } = useSendNow(entry);
  const [now] = useState(() => Date.now());
  const until = entry.deletesAt === undefined ? '' : ` It stays on this device until ${dayOf(entry.deletesAt)}.`;
  return (
    <>
      <div className={styles.refused}>
        <h3>Not sent</h3>
        <p>{`${refusedText(entry)} It will not go out by itself.${until}`}</p>
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

/** Puts a text on the clipboard and says so; says also where the browser refuses. */
async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) {
    showToast({
      id: 'copied',
      tone: 'success',
      icon: 'copy',
      title: 'Copied',
      message: 'Your words are on the clipboard.',
    });
  } else {
    showToast({
      id: 'copied',
      tone: 'destructive',
      title: 'Not copied',
      message: 'This browser does not let us. Select the text and copy it by hand.',
    });
  }
}
