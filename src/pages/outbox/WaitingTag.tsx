import type { OutboxEntry } from '../../outbox/outbox';
import { Button, ButtonLink } from '../../ui/Button';
import { DeleteEntry } from './DeleteEntry';
import { waitingWords } from './entry-words';
import styles from './tag.module.css';
import { useSendNow } from './use-send-now';

export function WaitingTag({ entry, onGone }: { entry: OutboxEntry; onGone: () => void }) {
  const { sending, sendNow } = useSendNow(entry);
  return (
    <>
      <p className={styles.says}>{waitingWords(entry)}</p>
      <div className={styles.actions}>
        <Button look="primary" size="small" icon="envelope" disabled={sending} onClick={sendNow}>
          {sending ? 'Sending...' : 'Send now'}
        </Button>
        {entry.kind === 'contact' ? (
          <ButtonLink to="/contact" search={{ edit: entry.id }} size="small" icon="pencil">
            Edit
          </ButtonLink>
        ) : null}
        <DeleteEntry entry={entry} onGone={onGone} />
      </div>
    </>
  );
}
