// Tells a form when its text has reached the outbox, which is before it is sent.
import type { Outbox } from '../outbox';
import type { Submission } from '../store/submission';

/**
 * Calls `listener` whenever this page has changed the submission in the outbox and it has this text: another sender may
 * be sending an older one first. Returns a function that ends the watch.
 */
export const whenStored = (
  outbox: Pick<Outbox, 'subscribe'>,
  id: string | undefined,
  { payload }: Submission,
  listener: () => void,
): (() => void) =>
  outbox.subscribe((_message, own) => {
    if (own?.entry?.id === id && JSON.stringify(own?.entry?.payload) === JSON.stringify(payload)) listener();
  });
