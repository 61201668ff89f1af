import { selectText, useCopied } from '../../browser/clipboard';
import { showToast } from '../../ui/toast/show-toast';

export interface Copying {
  /** What was copied a moment ago, by its name. */
  readonly copied: string | undefined;
  /** The same in words, for screen readers. */
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

/** Copies texts, says so on the screen and to screen readers, and selects the text where the browser refuses. */
export function useCopying(): Copying {
  const { copied, copy } = useCopied();
  return {
    copied,
    said: copied === undefined ? '' : `Copied: ${copied}`,
    copy(name, text, shown) {
      void copy(name, text).then((done) => {
        if (!done) sayRefused(shown);
      });
    },
  };
}
