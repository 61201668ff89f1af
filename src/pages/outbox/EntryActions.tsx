import { forgetDraftsOf } from '../../outbox/drafts/tab-draft-store';
import { loadOutbox } from '../../outbox/lazy-outbox';
import type { OutboxEntry } from '../../outbox/outbox';
import { Button, ButtonLink } from '../../ui/Button';
import { Group } from '../../ui/group';
import { showToast } from '../../ui/toast/show-toast';
import { useAskInPlace } from '../../ui/use-ask-in-place';
import { nounOf } from './entry-text';
import styles from './entry-tag.module.css';

async function removeEntry(id: string): Promise<boolean> {
  try {
    const outbox = await loadOutbox();
    await outbox.remove(id);
    return true;
  } catch (error) {
    // The code did not load, or the database refuses, so the entry still exists.
    console.error('Could not delete', error);
    return false;
  }
}

/**
 * Renders the Delete button, which asks for confirmation in its own place.
 * @param onGone called after the entry was deleted
 */
export function DeleteEntry({ entry, onGone }: { entry: OutboxEntry; onGone: () => void }) {
  const { asking, place, ask, decline } = useAskInPlace();
  const remove = async (): Promise<void> => {
    const gone = await removeEntry(entry.id);
    if (!gone) {
      showToast({
        tone: 'destructive',
        title: 'Not deleted',
        message: 'It could not be deleted just now. Please try again.',
      });
      return;
    }
    onGone();
    // A form that could not send it has kept its text.
    await forgetDraftsOf(entry.id);
    showToast({
      id: 'deleted',
      tone: 'info',
      icon: 'trash',
      title: 'Deleted',
      message: `The ${nounOf(entry)} is no longer in the outbox.`,
    });
  };

  if (!asking) {
    return (
      <div ref={place}>
        <Button size="sm" icon="trash" onClick={ask}>
          Delete
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Delete?" className={styles.question}>
      <p>{`Delete this ${nounOf(entry)}? It is removed from this device and cannot be brought back.`}</p>
      <Group>
        <Button variant="primary" size="sm" icon="trash" onClick={() => void remove()}>
          Delete it
        </Button>
        <Button variant="quiet" size="sm" onClick={decline}>
          Keep it
        </Button>
      </Group>
    </div>
  );
}

const FORM = { contact: '/contact', survey: '/survey' } as const;

/** Links to the form in which the entry was written; a newsletter sign-up cannot be edited. */
export function EditLink({ entry: { id, kind } }: { entry: OutboxEntry }) {
  if (kind !== 'contact' && kind !== 'survey') return null;
  return (
    <ButtonLink to={FORM[kind]} search={{ edit: id }} size="sm" icon="pencil">
      Edit
    </ButtonLink>
  );
}
