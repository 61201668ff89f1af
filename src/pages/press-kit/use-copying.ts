import { useEffect, useState } from 'react';
import { putOnClipboard, selectText } from '../../ui/device/clipboard';
import { showToast } from '../../ui/toast/show-toast';

const SHOWN_MS = 2_000;

export interface Copying {
  /** What was copied a moment ago, by its name. */
  readonly copied: string | undefined;
  /** The same in words, for who listens. */
  readonly said: string;
  /** Copies `text`; where the browser refuses, selects `shown` and says so. */
  copy(name: string, text: string, shown: Element | null): void;
}

function sayRefused(shown: Element | null): void {
  if (shown) selectText(shown);
  showToast({
    id: 'copied',
    tone: 'destructive',
    title: 'Not copied',
    message: 'This browser does not let us. The text is selected: copy it by hand.',
  });
}

/** One thing is copied at a time, and is marked for two seconds. */
export function useCopying(): Copying {
  const [copied, setCopied] = useState<{ name: string; at: number }>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied: copied?.name,
    said: copied === undefined ? '' : `Copied: ${copied.name}`,
    copy(name, text, shown) {
      void putOnClipboard(text).then((done) => {
        if (done) setCopied({ name, at: Date.now() });
        else sayRefused(shown);
      });
    },
  };
}
