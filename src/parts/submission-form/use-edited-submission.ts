import { loadOutbox } from '../../outbox/lazy-outbox';
import { useCallback, useEffect, useRef } from 'react';
import type { FormDefinition, Values } from './form-definition';

/** The outbox holds a taken submission back for five minutes; while the visitor types, it goes on. */
const TAKE_AGAIN_AFTER_MS = 60_000;

/** What became of taking a submission out of the outbox. */
export type Taken<Field extends string> = Values<Field> | 'gone' | 'closed';

export interface EditedSubmission {
  /** Call while the visitor types. */
  readonly stillWriting: () => void;
  /** It was handed to the outbox: leaving the page gives nothing back. */
  readonly done: () => void;
}

/**
 * Takes a waiting or failed submission out for editing, and gives it back when the page is left.
 * @param editId which one; undefined too while the form cannot take its text yet
 * @param begin gets its text; 'gone' where it is not there any more or is being sent, 'closed' where nobody can tell
 */
export function useEditedSubmission<Field extends string>(
  definition: FormDefinition<Field>,
  editId: string | undefined,
  begin: (id: string, taken: Taken<Field>) => void,
): EditedSubmission {
  const takenAt = useRef(0);
  const finished = useRef(false);

  useEffect(() => {
    if (editId === undefined) return undefined;
    let left = false;
    finished.current = false;
    takenAt.current = Date.now();
    const start = async (): Promise<void> => {
      const taken = await take(definition, editId);
      if (!left) begin(editId, taken);
    };
    void start();
    return () => {
      left = true;
      // Where the whole page goes away instead, there is no time for it: it is due after five minutes.
      if (!finished.current) void release(editId);
    };
  }, [definition, editId, begin]);

  const stillWriting = useCallback(() => {
    if (editId === undefined || finished.current || Date.now() - takenAt.current < TAKE_AGAIN_AFTER_MS) return;
    takenAt.current = Date.now();
    void take(definition, editId);
  }, [definition, editId]);
  const done = useCallback(() => {
    finished.current = true;
  }, []);
  return { stillWriting, done };
}

async function take<Field extends string>(definition: FormDefinition<Field>, id: string): Promise<Taken<Field>> {
  try {
    const outbox = await loadOutbox();
    const entry = await outbox.take(id);
    return (entry && definition.valuesOf(entry)) ?? 'gone';
  } catch (error) {
    // Its code did not load, or the database refuses: it may be there still, and go out.
    console.warn('The submission could not be opened for editing', error);
    return 'closed';
  }
}

async function release(id: string): Promise<void> {
  try {
    const outbox = await loadOutbox();
    await outbox.release(id);
  } catch (error) {
    // Then it goes out when its five minutes are over.
    console.warn('The submission stays held back for five minutes', error);
  }
}
