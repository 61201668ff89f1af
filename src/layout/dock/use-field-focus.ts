import { useSyncExternalStore } from 'react';

const WRITING = 'input, textarea, select, form button';

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the visitor is filling in a form just now: nothing comes up over a field, or over the button that sends. */
export function useFieldFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(WRITING) === true,
    () => false,
  );
}
