// A half-typed sign-up stays in its tab until it is sent: over a reload, over an update and on the next page that has
// the form. It is deleted with the tab, because a name and an address are typed again sooner than a letter.
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../browser/stored-value';
import { markDirty, markRefused } from '../../browser/unsaved-text';
import type { FieldValues } from '../../outbox/form/form-fields';
import { isFilled } from '../../outbox/form/values';
import { parseJsonOr } from '../../shared/parse';
import { newsletterForm } from './newsletter-form';

type Values = FieldValues<(typeof newsletterForm.fields)[number]>;

/** The privacy page counts the key among the forms that the visitor has begun. */
const KEY = 'draft-newsletter';
const text = z.catch(z.string(), '');
const stored = z.object({
  values: z.object({ FNAME: text, LNAME: text, EMAIL: text, CONSENT: text }),
  /** Whether the browser has opened the provider's page with these values. */
  isOpened: z.catch(z.boolean(), false),
});
export type SignUpDraft = Readonly<z.infer<typeof stored>>;

/** Returns the stored draft; undefined if there is none. */
export const loadSignUpDraft = (): SignUpDraft | undefined =>
  parseJsonOr(stored, readStored('sessionStorage', KEY), undefined);

/** Stores the values of the form, and tells updates that this tab holds typed text. Empty values delete the draft. */
export function keepSignUpDraft(values: Values, isOpened = false): void {
  const isBegun = isFilled(values);
  const draft: SignUpDraft = { values, isOpened };
  markDirty(KEY, isBegun);
  markRefused(KEY, !writeStored('sessionStorage', KEY, isBegun ? JSON.stringify(draft) : undefined));
}

/** Called when the form is removed from the page; its draft stays. */
export const leaveSignUpDraft = (): void => markDirty(KEY, false);

const openForms = new Set<() => void>();

/** Calls `fill` when a text is kept for the next form, because this form is open already. Returns how to stop that. */
export function onTextKept(fill: () => void): () => void {
  openForms.add(fill);
  return () => {
    openForms.delete(fill);
  };
}

/**
 * Stores what was typed into a form that is gone, so that the next form has it, or the one that is open by now. A draft
 * that the visitor has begun meanwhile is kept instead.
 */
export function keepForNextForm(values: Partial<Values>): void {
  if (loadSignUpDraft() !== undefined) return;
  keepSignUpDraft({ ...newsletterForm.empty, ...values });
  leaveSignUpDraft();
  for (const fill of openForms) fill();
}
