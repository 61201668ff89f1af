// The text of this tab that a reload would affect. Every reload checks it first.

const dirtyForms = new Set<string>();
const foreignTexts = new Set<() => boolean>();

/** A form reports under its own id whether it holds unsaved text; it reports false when it is removed. */
export function markDirty(id: string, dirty: boolean): void {
  if (dirty) dirtyForms.add(id);
  else dirtyForms.delete(id);
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

/** Returns true if a reload may lose typed text in this tab. Text in our own forms survives as a draft. */
export function reloadLosesText(): boolean {
  return [...foreignTexts].some((isPresent) => isPresent());
}

/** Returns true if this tab may hold typed text, in a form of ours or in a frame of another company. */
export function hasUnsavedText(): boolean {
  return dirtyForms.size > 0 || reloadLosesText();
}
