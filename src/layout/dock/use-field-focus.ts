import { useSyncExternalStore } from 'react';

const FIELDS = 'input, textarea, select';

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the visitor is in a field just now: nothing comes up over it. */
export function useFieldFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(FIELDS) === true,
    () => false,
  );
}
