// Finds the text to read aloud on a screen, and highlights the current sentence on the page. Highlights are ranges over
// text nodes, so no element is rendered again, and a browser without highlights still reads.
import { useCallback, useState } from 'react';
import { scrollBehavior } from '../../../browser/reduced-motion';
import type { Tour } from '../../../content/schemas';
import { useLoaded } from '../../../ui/hydration/use-loaded';
import { lastPunched } from '../../progress/progress';
import { hashOf, type Screen } from '../../progress/screen-hash';
import { unpackStop, type PackedWalk } from '../../voice/packed-speech';
import type { SpokenText } from '../../voice/speech';
import type { SpokenSentence } from '../../voice/spoken-text';
import type { Walk } from '../use-walk';

export interface Spoken {
  readonly text: SpokenText;
  /** The place of each sentence on the screen. */
  readonly marks: readonly SpokenSentence[];
}

/** The id of a screen's text: the walk and the screen. */
export const textId = (slug: string, screen: Screen): string => slug + hashOf(screen);

/** @param isFromStopBefore whether the walker comes from the stop at which the directions begin */
function spokenOf(walk: PackedWalk, tour: Tour, place: Screen, isFromStopBefore: boolean): Spoken | undefined {
  if (place.kind !== 'stop' && place.kind !== 'way') return undefined;
  const id = textId(tour.slug, place);
  // The text of a stop holds the way to the next one.
  const number = place.kind === 'way' ? place.stop - 1 : place.stop;
  const [packed, written] = [walk.stops[number - 1], tour.stops[number - 1]];
  if (packed === undefined || written === undefined) return { text: { id, sentences: walk.start }, marks: [] };
  const { opening, sentences, way } = unpackStop(packed, written);
  const marks = place.kind === 'way' ? way : sentences;
  const said = marks.map(({ say }) => say);
  if (place.kind === 'stop') return { text: { id, opening, sentences: said }, marks };
  return { text: { id, sentences: said, ...(isFromStopBefore ? {} : { opening: `From stop ${number}.` }) }, marks };
}

export interface SpokenTexts {
  /** The text of a screen; undefined for a screen without one, and while the texts have not come. */
  readonly of: (place: Screen) => Spoken | undefined;
  readonly stage: 'loading' | 'failed' | 'loaded';
  readonly loadAgain: () => void;
}

/** The text to read aloud on each screen. It is loaded after the page, because the voice begins with a press. */
export function useSpoken({ tour, askSpoken, progress }: Pick<Walk, 'tour' | 'askSpoken' | 'progress'>): SpokenTexts {
  const [load, setLoad] = useState(() => askSpoken);
  const [failed, setFailed] = useState<typeof load>();
  const walk = useLoaded(load, { onFailed: () => setFailed(() => load) });
  const from = lastPunched(progress);
  const of = useCallback(
    (place: Screen) => walk && spokenOf(walk, tour, place, 'stop' in place && place.stop - 1 === from),
    [walk, tour, from],
  );
  const stage = walk !== undefined ? 'loaded' : failed === load ? 'failed' : 'loading';
  return { of, stage, loadAgain: () => setLoad(() => () => askSpoken()) };
}

/** The name of the highlight in the style sheet. */
const NAME = 'spoken';
/** The share of the window's height at which the sentence is placed, above the bar and the player. */
const UPPER_THIRD = 0.33;

function rangeIn(element: Element, start: number, end: number): Range | undefined {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let begun = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (!begun && start < passed + length) {
      range.setStart(node, start - passed);
      begun = true;
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}

const partOnScreen = (part: SpokenSentence['part']): Element | undefined =>
  [...document.querySelectorAll(`[data-spoken="${part}"]`)].find(
    // The following screen is rendered ahead and hidden.
    (element) => element.getClientRects().length > 0,
  );

/**
 * Returns where the text of an element begins in its part, in characters: a walker on a leg sees only one step of the
 * directions.
 */
const shownFrom = (element: Element | undefined): number => Number(element?.getAttribute('data-spoken-from') ?? 0);

/** Returns where the step on the screen begins in the directions, in characters; undefined on a screen without them. */
export function startOfShownStep(): number | undefined {
  const shown = partOnScreen('next');
  return shown && shownFrom(shown);
}

/** The element that contains a sentence: `data-spoken` names its part. */
function elementOf({ part, block, item }: SpokenSentence): Element | undefined {
  const whole = partOnScreen(part);
  if (part !== 'story') return whole;
  const written = whole?.firstElementChild?.children[block];
  return item === undefined ? written : written?.children[item];
}

/**
 * Highlights a sentence; undefined removes the highlight. A translated page has other text lengths, so it gets no
 * highlight.
 * @returns the highlighted text
 */
export function markSentence(mark: SpokenSentence | undefined): Range | undefined {
  if (!('highlights' in CSS)) return undefined;
  const element = mark && elementOf(mark);
  const from = shownFrom(element);
  const range =
    mark && element && mark.start >= from ? rangeIn(element, mark.start - from, mark.end - from) : undefined;
  if (range === undefined) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(range));
  return range;
}

/** Scrolls a highlighted sentence to the upper third of the window. */
export function scrollToSentence(sentence: Range | undefined): void {
  if (sentence === undefined) return;
  const { top } = sentence.getBoundingClientRect();
  scrollBy({ top: top - innerHeight * UPPER_THIRD, behavior: scrollBehavior() });
}
