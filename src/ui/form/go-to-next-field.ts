import type { KeyboardEvent } from 'react';

/** The code of a key that a system takes for itself while words are composed, as Safari gives it for Enter. */
const TAKEN_BY_THE_SYSTEM = 229;

/**
 * Handles a key of a form: on a touch keyboard, the key "Next" goes to the next field, because iOS would send the form.
 * On a hardware keyboard, Enter sends the form, as everywhere. While a word is composed, as in Japanese, Enter chooses
 * it.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === TAKEN_BY_THE_SYSTEM) return;
  event.preventDefault();
  const fields = [
    ...form.querySelectorAll<HTMLElement>('input:not([tabindex="-1"], [type="hidden"]), select, textarea'),
  ];
  fields[fields.indexOf(target) + 1]?.focus();
}
