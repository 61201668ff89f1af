import { useEffect, useState } from 'react';
import { useMinute } from '../../browser/use-now';
import { loadOutbox } from '../../outbox/lazy-outbox';
import type { Outbox } from '../../outbox/outbox';
import type { UnseenAnswer } from '../../outbox/store/outbox-entry';
import { IF_NO_EMAIL, WENT_TO_PROVIDER } from '../../parts/newsletter/newsletter-texts';
import { dayOf } from '../../shared/local-day';
import { Button } from '../../ui/Button';
import styles from './outbox-page.module.css';

/**
 * Shows a note for each sign-up that was sent in the background: the provider of the list may have refused it without
 * telling us.
 */
export function SignUpNotes({ onRemoved }: { readonly onRemoved: () => void }) {
  const { notes, remove } = useSignUpNotes();
  const now = useMinute();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.signUps}>
      {notes.map(({ id, at }) => (
        <li key={id}>
          <p>
            <strong>{`Newsletter sign-up, ${dayOf(at, now)}.`}</strong>{' '}
            <span>{`${WENT_TO_PROVIDER} ${IF_NO_EMAIL}`}</span>
          </p>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              remove(id);
              onRemoved();
            }}
          >
            Remove this note
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useSignUpNotes(): { notes: readonly UnseenAnswer[]; remove: (id: string) => void } {
  const [outbox, setOutbox] = useState<Outbox>();
  const [notes, setNotes] = useState<readonly UnseenAnswer[]>([]);
  useEffect(() => {
    loadOutbox().then(setOutbox, () => undefined); // The page shows that the outbox did not load.
  }, []);
  useEffect(() => {
    if (outbox === undefined) return undefined;
    // The page shows that the database cannot be read.
    const look = (): void => void outbox.unseenAnswers().then(setNotes, () => undefined);
    look();
    return outbox.subscribe(look);
  }, [outbox]);
  const remove = (id: string): void => {
    setNotes((before) => before.filter((note) => note.id !== id));
    outbox?.forgetUnseenAnswer(id).catch((error: unknown) => console.warn('The note could not be removed', error));
  };
  return { notes, remove };
}
