// Decides what a press on "Listen", "Pause" or "Continue" does.
import type { SpeechState } from '../../voice/speech';
import type { SpokenSentence } from '../../voice/spoken-text';

/** Returns the number of the first sentence that begins at this character of the directions or after it. */
export const sentenceOfStep = (marks: readonly Pick<SpokenSentence, 'start'>[], stepStart: number): number =>
  Math.max(
    0,
    marks.findIndex(({ start }) => start >= stepStart),
  );

interface Begun {
  /** The number of sentences in the text. */
  readonly sentences: number;
  /** The first sentence of the shown step; 0 for a text that is shown as a whole. */
  readonly shown: number;
  /** The stored sentence. */
  readonly stored: number;
}

/** Returns the sentence with which a text begins: the stored one, and after the last one the first. */
export function firstSentence({ sentences, shown, stored }: Begun): number {
  const isRead = stored >= sentences - 1;
  return isRead ? shown : Math.max(shown, stored);
}

interface Listened extends Begun {
  /** The state of the voice; undefined if it does not read this text. */
  readonly state: Pick<SpeechState, 'kind' | 'sentence'> | undefined;
}

/** On a leg, no sentence before the shown step is read: a turn that is made must not be ordered again. */
export function pressOf({ state, ...begun }: Listened): 'pause' | 'resume' | { readonly playFrom: number } {
  const { shown } = begun;
  if (state?.kind === 'speaking') return 'pause';
  if (state?.kind === 'paused' || state?.kind === 'interrupted')
    return state.sentence < shown ? { playFrom: shown } : 'resume';
  return { playFrom: firstSentence(begun) };
}
