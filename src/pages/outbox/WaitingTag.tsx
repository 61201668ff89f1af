import type { OutboxEntry } from '../../outbox/outbox';
import { Button } from '../../ui/Button';
import { DeleteEntry } from './EntryActions';
import { EditLink } from './EditLink';
import { waitingWords } from './entry-text';
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
        <EditLink entry={entry} />
        <DeleteEntry entry={entry} onGone={onGone} />
      </div>
    </>
  );
}
