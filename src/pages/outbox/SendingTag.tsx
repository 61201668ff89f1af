import type { OutboxEntry } from '../../outbox/outbox';
import { sendingWords } from './entry-text';
import styles from './tag.module.css';

export function SendingTag({ entry }: { entry: OutboxEntry }) {
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span data-half={entry.step === 'notify' || undefined} />
      </div>
      <p className={styles.says}>
        <span key={entry.step}>{sendingWords(entry)}</span>
      </p>
    </>
  );
}
