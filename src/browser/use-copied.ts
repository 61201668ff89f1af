import { useEffect, useState } from 'react';
import { putOnClipboard } from './clipboard';

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
