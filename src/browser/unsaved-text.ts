// Which typed text of this tab a reload would touch. A reload asks here first.

const dirtyForms = new Set<string>();
const foreignTexts = new Set<() => boolean>();

/** A form says under its own name whether it holds unsaved text; false when it goes away. */
export function markDirty(id: string, dirty: boolean): void {
  if (dirty) dirtyForms.add(id);
  else dirtyForms.delete(id);
}

/**
 * Text in another company's frame: we can neither read nor keep it, so no form of ours reports it.
 * @param stands asked before each reload whether such text may stand in this tab; given twice it counts once
 */
export function noteForeignText(stands: () => boolean): void {
  foreignTexts.add(stands);
}

/** True while this tab may hold typed text that a reload loses. What stands in our own forms survives it as a draft. */
export function reloadLosesText(): boolean {
  return [...foreignTexts].some((stands) => stands());
}

/** True while this tab may hold typed text, in a form of ours or in another company's frame. */
export function hasUnsavedText(): boolean {
  return dirtyForms.size > 0 || reloadLosesText();
}
