import { loadOutbox } from '../../outbox/page-outbox';
import { useCallback, useEffect, useRef } from 'react';
import type { ContactValues } from './contact-values';

/** The outbox holds a taken submission back for five minutes; while the visitor types, it goes on. */
const TAKE_AGAIN_AFTER_MS = 60_000;

export interface EditedSubmission {
  /** Call while the visitor types. */
  readonly stillWriting: () => void;
  /** It was handed to the outbox: leaving the page gives nothing back. */
  readonly done: () => void;
}

/**
 * Takes a waiting or failed message out for editing, and gives it back when the page is left.
 * @param begin gets its text; undefined where it is not there any more, or is being sent
 */
export function useEditedSubmission(
  editId: string | undefined,
  begin: (id: string, values: ContactValues | undefined) => void,
): EditedSubmission {
  const takenAt = useRef(0);
  const finished = useRef(false);

  useEffect(() => {
    if (editId === undefined) return undefined;
    let left = false;
    finished.current = false;
    takenAt.current = Date.now();
    const start = async (): Promise<void> => {
      const values = await take(editId);
      if (!left) begin(editId, values);
    };
    void start();
    return () => {
      left = true;
      // Where the whole page goes away instead, there is no time for it: it is due after five minutes.
      if (!finished.current) void release(editId);
    };
  }, [editId, begin]);

  const stillWriting = useCallback(() => {
    if (editId === undefined || finished.current || Date.now() - takenAt.current < TAKE_AGAIN_AFTER_MS) return;
    takenAt.current = Date.now();
    void take(editId);
  }, [editId]);
  const done = useCallback(() => {
    finished.current = true;
  }, []);
  return { stillWriting, done };
}

async function take(id: string): Promise<ContactValues | undefined> {
  try {
    const outbox = await loadOutbox();
    const entry = await outbox.take(id);
    if (entry?.kind !== 'contact' || entry.unreadable) return undefined;
    const { name, email, phone, message } = entry.payload;
    return { name, email, phone, message, consent: true };
  } catch (error) {
    // The outbox's code did not load: the form says that the message cannot be opened.
    console.warn('The message could not be opened for editing', error);
    return undefined;
  }
}

async function release(id: string): Promise<void> {
  try {
    const outbox = await loadOutbox();
    await outbox.release(id);
  } catch (error) {
    // Then it goes out when its five minutes are over.
    console.warn('The message stays held back for five minutes', error);
  }
}
