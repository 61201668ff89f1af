import { useEffect, useState } from 'react';

/** Puts a text on the clipboard; false where the browser refuses, or does not know how (plain http). */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The caller says so: the text can still be copied by hand.
    return false;
  }
}

/** Selects the text of an element, so that it only has to be copied. */
export function selectText(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}

const SHOWN_MS = 2_000;

/** One thing is copied at a time, and is marked for two seconds. */
export function useCopied(): {
  /** What was copied a moment ago, by its name. */
  readonly copied: string | undefined;
  /** Copies `text`; false where the browser refuses. */
  copy(name: string, text: string): Promise<boolean>;
} {
  // A new object each time: what is copied again is marked for two seconds more.
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
