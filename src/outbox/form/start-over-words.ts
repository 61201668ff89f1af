// The words around "Start over". They say where the typed text is, and what stays there when the form is emptied.
import type { InOutbox } from './form-session-types';

/** Returns where the text is: in a stored draft (`isKept`), in the outbox, or in both. */
export function whereTextIs(noun: string, isKept: boolean, inOutbox: InOutbox | undefined): string | undefined {
  if (inOutbox === undefined || inOutbox === 'maybe')
    return isKept ? 'What you type is saved on this device until you send it, for 7 days at most.' : undefined;
  const change = inOutbox === 'older' ? ' without your last change' : '';
  const there = `Your ${noun} is in the Outbox${change}. You can delete it there.`;
  return isKept ? `${there} What you type here is saved on this device too, for 7 days at most.` : there;
}

/** Returns the question before the form is emptied. */
export function askToEmpty(noun: string, inOutbox: InOutbox | undefined): string {
  switch (inOutbox) {
    case 'same':
      return `Empty the form? Your ${noun} stays in the Outbox, where you can delete it.`;
    case 'older':
      return `Empty the form? Your last change is removed from this device and cannot be brought back. Your ${noun} stays in the Outbox without it, where you can delete it.`;
    case 'maybe':
      return `Empty the form? If your ${noun} is in the Outbox, it stays there. What is only in the form cannot be brought back.`;
    case undefined:
      return 'Empty the form? What you have typed in it is removed from this device and cannot be brought back.';
  }
}
