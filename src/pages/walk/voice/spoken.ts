import { plainLine } from '../../../content/plain-text';
import type { Tour } from '../../../content/schemas';
import type { Screen } from '../../../walk/screens';
import type { SpokenText } from '../../../walk/speech';
import type { SentenceMark } from './mark-sentence';

interface Spoken {
  readonly text: SpokenText;
  /** Where each sentence stands on the screen. */
  readonly marks: readonly SentenceMark[];
}

/** What is read aloud on a screen. */
export function spokenOf({ stops }: Tour, place: Screen & { stop: number }): Spoken {
  const words = place.kind === 'way' ? (stops[place.stop - 2]?.next?.words ?? '') : plainLine(stops[place.stop - 1]?.lookFor ?? []);
  return { text: { sentences: [words] }, marks: [] };
}
