import { company } from '../content/content';
import type { OpenPage } from './open-page';
import { untilShown } from './until';

export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const ADA: Message = {
  name: 'Ada Whitlock',
  email: 'ada@example.com',
  message: 'Is the walk fit for a stroller?',
};
export const SEND = 'Send message';
export const CONSENT = `I agree to receive updates from ${company.name}`;

/**
 * Returns the control with this label in the form that has this button, because the page has other forms too. Runs in
 * the page.
 * @returns undefined or null if the form is not on the page yet
 */
export function controlOf({ label, button }: { label: string; button: string }): HTMLElement | null | undefined {
  const form = [...document.forms].find((one) =>
    [...one.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === button),
  );
  return [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].find((control) =>
    [...(control.labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(label)),
  );
}

/** Returns the text of the page's main part. */
export const saidInMain = (page: OpenPage): Promise<string> =>
  page.evaluate(() => document.querySelector('main')?.innerText ?? '');

/** Waits for a text in the page's main part. */
export const untilSaid = (page: OpenPage, words: string): Promise<void> => untilShown(page, 'main', words);
