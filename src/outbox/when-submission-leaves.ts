import { LIFECYCLE_EVENTS, loadOutbox, onceOutboxIsUsed } from './lazy-outbox';
import type { Outbox, OutboxListener } from './outbox';
import type { SubmissionFate } from './store/outbox-entry';

/**
 * Calls `listener` once when the submission has left the outbox. It listens to messages. It reads
 * the database at the start, when another page reports an unspecified change, and whenever this
 * page comes back (a frozen page misses messages).
 *
 * `wasThere: false`: the submission may never have reached the outbox. Then it has to be seen there
 * before its absence means anything, unless it is known to be sent; if nothing can be stored, only
 * the form holds the text. Returns a function that ends the watch. Never throws: if the outbox
 * cannot be loaded or read, `listener` is not called.
 */
export function whenSubmissionLeaves(
  id: string,
  listener: (fate: SubmissionFate) => void,
  { wasThere = true }: { wasThere?: boolean } = {},
): () => void {
  let isKnown = wasThere;
  let isOver = false;
  const ends: (() => void)[] = [];
  const end = (): void => {
    isOver = true;
    ends.splice(0).forEach((stop) => stop());
  };
  const report = (fate: SubmissionFate): void => {
    if (isOver) return;
    end();
    listener(fate);
  };
  const watch = async (outbox: Outbox): Promise<void> => {
    if (isOver) return;
    const look = async (): Promise<void> => {
      const found = await outbox.find(id);
      if (typeof found !== 'string') isKnown = true;
      else if (isKnown || found === 'sent') report(found);
    };
    const lookAgain = (): void => void look().catch(warnUnread);
    const onMessage: OutboxListener = (message, own) => {
      if ('id' in message && message.id !== id) return;
      if (message.type === 'submission-sent') report('sent');
      else if (message.type === 'submission-removed') report('gone');
      else if (own?.entry?.id === id) isKnown = true;
      else if (own === undefined) lookAgain();
    };
    ends.push(outbox.subscribe(onMessage));
    for (const event of LIFECYCLE_EVENTS) {
      addEventListener(event, lookAgain);
      ends.push(() => removeEventListener(event, lookAgain));
    }
    await look();
  };
  if (wasThere) loadOutbox().then(watch).catch(warnUnread);
  // A submission that was never in the outbox cannot be there before something is written to it.
  else ends.push(onceOutboxIsUsed((outbox) => void watch(outbox).catch(warnUnread)));
  return end;
}

/**
 * The code did not load, or the database refuses: the text stays in the form, and sending it again
 * is safe.
 */
function warnUnread(error: unknown): void {
  console.warn('The outbox could not be read', error);
}
