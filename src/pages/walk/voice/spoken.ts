import { useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../../browser/load-part';
import type { Tour } from '../../../content/schemas';
import type { Screen } from '../../../walk/screens';
import type { SpokenText } from '../../../walk/speech';
import type { SpokenSentence } from '../../../walk/spoken-text';
import { unpackStop, type PackedStop } from '../../../walk/voice/packed-speech';
import type { Walk } from '../use-walk';

export interface Spoken {
  readonly text: SpokenText;
  /** Where each sentence stands on the screen. */
  readonly marks: readonly SpokenSentence[];
}

function spokenOf(stops: readonly PackedStop[], tour: Tour, place: Screen): Spoken | undefined {
  if (place.kind !== 'stop' && place.kind !== 'way') return undefined;
  // The way to a stop is told at the one before.
  const number = place.kind === 'way' ? place.stop - 1 : place.stop;
  const [packed, written] = [stops[number - 1], tour.stops[number - 1]];
  if (packed === undefined || written === undefined) {
    const { corner, nearest } = tour.meeting;
    return { text: { sentences: [`The walk begins at ${corner}.`, `${nearest}.`] }, marks: [] };
  }
  const { opening, sentences, way } = unpackStop(packed, written);
  const marks = place.kind === 'way' ? way : sentences;
  const said = marks.map(({ say }) => say);
  return { text: place.kind === 'way' ? { sentences: said } : { opening, sentences: said }, marks };
}

/** What is read aloud on each screen. It comes after the page, for the voice begins with a press. */
export function useSpoken({
  tour,
  askSpoken,
}: Pick<Walk, 'tour' | 'askSpoken'>): (place: Screen) => Spoken | undefined {
  const [stops, setStops] = useState<readonly PackedStop[]>();
  useEffect(() => {
    let isGone = false;
    const ask = (): void => {
      loadPart(askSpoken).then(
        (loaded) => {
          if (!isGone) setStops(loaded);
        },
        // No connection, and it is not on this device yet.
        () => undefined,
      );
    };
    ask();
    addEventListener('online', ask);
    return () => {
      isGone = true;
      removeEventListener('online', ask);
    };
  }, [askSpoken]);
  return useCallback((place) => stops && spokenOf(stops, tour, place), [stops, tour]);
}
