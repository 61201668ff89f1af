// Keeps a thumb on its way from pressing a button that has just changed.
import { useEffect, useState } from 'react';

/** A button is described by its screen and its meaning. If either changes, a press does something else. */
export interface Pressable {
  /** The hash of the screen; '' for the cover. */
  readonly screen: string;
  /** A text that stands for the effect of a press. */
  readonly meaning: string;
}

/** On the same screen the meaning changes without a press too, when a stop is offered: a thumb may be on its way. */
const SAME_SCREEN_MS = 1_500;
/** The press that led to the screen may be the first of two. */
const NEW_SCREEN_MS = 500;

/**
 * Returns how long a button ignores presses after a change, in milliseconds. On the cover it never does: nothing is
 * marked there, and Begin becomes Continue as soon as the stored card is read.
 * @param before undefined: the button is new
 */
export function guardMs(before: Pressable | undefined, now: Pressable): number {
  if (now.screen === '' || before?.meaning === now.meaning) return 0;
  return before?.screen === now.screen ? SAME_SCREEN_MS : NEW_SCREEN_MS;
}

/** Returns whether the button ignores presses, because its meaning or the screen has just changed. */
export function usePressGuard(now: Pressable): boolean {
  const { screen, meaning } = now;
  const [last, setLast] = useState(() => ({ screen, meaning, ms: guardMs(undefined, now) }));
  if (last.screen !== screen || last.meaning !== meaning) setLast({ screen, meaning, ms: guardMs(last, now) });
  useEffect(() => {
    if (last.ms === 0) return undefined;
    const timer = setTimeout(() => setLast((guarded) => ({ ...guarded, ms: 0 })), last.ms);
    return () => clearTimeout(timer);
  }, [last]);
  return last.ms > 0;
}
