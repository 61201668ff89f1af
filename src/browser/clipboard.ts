/** Puts a text on the clipboard; false where the browser refuses, or does not know how (plain http). */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Said to whoever pressed the button: the text can still be copied by hand.
    return false;
  }
}

/** Selects what an element says, so that it only has to be copied. */
export function selectText(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}
