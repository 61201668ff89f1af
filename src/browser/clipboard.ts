import { useEffect, useState } from 'react';

/**
 * Copies a text to the clipboard. Resolves with false if the browser refuses or does not support it
 * (plain http).
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The caller tells the visitor, who can still copy the text by hand.
    return false;
  }
}

/** Selects the text of an element, so that the visitor only has to copy it. */
export function selectText(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}

const SHOWN_MS = 2_000;

/**
 * Copies one text at a time and marks it as copied for two seconds. Mantine's useClipboard is not used, because it
 * tells neither which text was copied nor, to the caller of `copy`, that the browser refused.
 */
export function useCopied(): {
  /** The name of the text that was copied within the last two seconds. */
  readonly copied: string | undefined;
  /** Copies `text`; resolves with false if the browser refuses. */
  copy(name: string, text: string): Promise<boolean>;
} {
  // The state is a new object after each copy, so that copying the same text again restarts the two
  // seconds.
  const [copied, setCopied] = useState<{ readonly name: string }>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied: copied?.name,
    async copy(name, text) {
      const done = await putOnClipboard(text);
      if (done) setCopied({ name });
      return done;
    },
  };
}
