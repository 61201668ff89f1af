// The text of this tab that a reload would affect. It is checked before a reload that nobody has asked for, and before
// the Reload of an update.

/**
 * Where text is that a reload loses: in a frame of another company, in a form of ours that is not stored, or on the
 * card of a walk that is not stored.
 */
export type TextAtRisk = 'calendar' | 'form' | 'card';

const dirtyForms = new Set<string>();
const refusedForms = new Set<string>();
const foreignTexts = new Set<() => boolean>();
const unstoredCards = new Set<() => boolean>();

/** A form reports under its own id whether it holds unsaved text; it reports false when it is removed. */
export function markDirty(id: string, dirty: boolean): void {
  if (dirty) dirtyForms.add(id);
  else dirtyForms.delete(id);
}

/** A form reports whether the browser has refused to store its text as a draft. */
export function markRefused(id: string, refused: boolean): void {
  if (refused) refusedForms.add(id);
  else refusedForms.delete(id);
}

/**
 * Registers text in a frame of another company: it can be neither read nor stored, and no form of
 * ours reports it.
 *
 * @param isPresent called before each reload; returns whether such text may be in this tab. The same
 * function counts once.
 */
export function noteForeignText(isPresent: () => boolean): void {
  foreignTexts.add(isPresent);
}

/**
 * Registers the card of a walk.
 * @param isUnstored called before each reload; returns whether the card has marks that the browser has refused to store
 */
export function noteCard(isUnstored: () => boolean): void {
  unstoredCards.add(isUnstored);
}

/**
 * Returns whether text was typed into a form whose script has not loaded, such as the form of the newsletter: the
 * browser itself checks such a form, and no draft of it is stored yet.
 */
const isTypedBeforeScript = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('[data-deferred] form:not([novalidate]) input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Returns where the text is that a reload of this tab may lose; undefined if there is none. */
export function textAtRisk(): TextAtRisk | undefined {
  if ([...foreignTexts].some((isPresent) => isPresent())) return 'calendar';
  if ([...dirtyForms].some((id) => refusedForms.has(id)) || isTypedBeforeScript()) return 'form';
  return [...unstoredCards].some((isUnstored) => isUnstored()) ? 'card' : undefined;
}

/** Returns true if a reload may lose typed text, or the marks of a walk, in this tab. */
export const reloadLosesText = (): boolean => textAtRisk() !== undefined;

/** Returns true if this tab may hold typed text, in a form of ours or in a frame of another company. */
export const hasUnsavedText = (): boolean => dirtyForms.size > 0 || reloadLosesText();
