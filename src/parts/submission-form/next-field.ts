import type { KeyboardEvent } from 'react';

/**
 * On a touch keyboard the key that says Next goes to the next field, as it says; iOS would send the form.
 * With a keyboard of its own, Enter sends as everywhere.
 */
export function nextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), select, textarea')];
  fields[fields.indexOf(target) + 1]?.focus();
}
