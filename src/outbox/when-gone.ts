import { loadOutbox } from './lazy-outbox';

/**
 * Tells once when a submission has left the outbox: sent, or deleted. One that was never seen there
 * does not count as gone, for where nothing can be stored the form alone holds the text.
 * @param wasThere it is known to have been in the outbox
 * @returns ends the watch
 */
export function whenGoneFromOutbox(id: string, wasThere: boolean, gone: () => void): () => void {
  let there = wasThere;
  let over = false;
  let unsubscribe: () => void = () => undefined;
  const end = (): void => {
    over = true;
    unsubscribe();
  };
  const watch = async (): Promise<void> => {
    const outbox = await loadOutbox();
    const look = async (): Promise<void> => {
      const found = (await outbox.list()).some((entry) => entry.id === id);
      if (over) return;
      if (!found && there) {
        end();
        gone();
      }
      there ||= found;
    };
    if (over) return;
    unsubscribe = outbox.subscribe(() => void look().catch(cannotLook));
    await look();
  };
  watch().catch(cannotLook);
  return end;
}

/** The outbox's code did not load, or its database refuses: the text stays, sending it again is safe. */
function cannotLook(error: unknown): void {
  console.warn('The outbox could not be read', error);
}
