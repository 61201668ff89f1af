// Which forms hold typed text that nothing has saved yet. A reload asks here first.

const dirtyForms = new Set<string>();

/** A form says under its own name whether it holds unsaved text; false when it goes away. */
export function markDirty(id: string, dirty: boolean): void {
  if (dirty) dirtyForms.add(id);
  else dirtyForms.delete(id);
}

/** True while any form of this tab holds typed text. */
export function hasUnsavedText(): boolean {
  return dirtyForms.size > 0;
}
