import type { FormEvent } from 'react';
import { isEmail } from '../../shared/is-email';
import { INVALID_EMAIL } from './words';

const emailBox = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'email' ? target : undefined;

/** The browser's own check of the form, with our words for a wrong address. */
export const emailWords = {
  onInvalidCapture: ({ target }: FormEvent<HTMLFormElement>): void =>
    emailBox(target)?.setCustomValidity(INVALID_EMAIL),
  // Our words stay until they are taken back, also over a right address.
  onInput: ({ target }: FormEvent<HTMLFormElement>): void => {
    const box = emailBox(target);
    box?.setCustomValidity('');
    // "a@b" is right to a browser, and reaches nobody.
    if (box?.validity.valid && box.value !== '' && !isEmail(box.value)) box.setCustomValidity(INVALID_EMAIL);
  },
};
