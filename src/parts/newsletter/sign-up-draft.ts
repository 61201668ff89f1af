// A half-typed sign-up stays in its tab until it is sent: over a reload, over an update and on the next page that has
// the form. It is deleted with the tab, because a name and an address are typed again sooner than a letter.
import * as z from 'zod/mini';
import { deviceCleared } from '../../browser/device-cleared';
import { readStored, writeStored } from '../../browser/stored-value';
import { markDirty } from '../../browser/unsaved-text';
import type { FieldValues } from '../../outbox/form/form-fields';
import { isFilled } from '../../outbox/form/values';
import { parseJsonOr } from '../../shared/parse';
import type { newsletterForm } from './newsletter-form';

type Values = FieldValues<(typeof newsletterForm.fields)[number]>;

/** The privacy page counts the key among the forms that the visitor has begun. */
const KEY = 'draft-newsletter';
const text = z.catch(z.string(), '');
const stored = z.object({ FNAME: text, LNAME: text, EMAIL: text, CONSENT: text });

/** Returns the stored values of the form; undefined if there are none. */
export const loadSignUpDraft = (): Values | undefined =>
  parseJsonOr(stored, readStored('sessionStorage', KEY), undefined);

/** Stores the values of the form, and tells updates that this tab holds typed text. Empty values delete the draft. */
export function keepSignUpDraft(values: Values): void {
  const isBegun = isFilled(values);
  markDirty(KEY, isBegun);
  if (!deviceCleared.getSnapshot()) writeStored('sessionStorage', KEY, isBegun ? JSON.stringify(values) : undefined);
}

/** Called when the form is removed from the page; its draft stays. */
export const leaveSignUpDraft = (): void => markDirty(KEY, false);
