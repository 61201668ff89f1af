// The sentence that is being said, marked in the text that stands there: by ranges over the text nodes, so that no
// element has to be drawn anew, and a browser without them still reads.
import type { SpokenSentence } from '../../../walk/spoken-text';

const NAME = 'spoken';
/** Where the eye is, over the bar and the player. */
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

/** The element whose text a sentence is a piece of: `data-spoken` names the part. */
function elementOf({ part, block, item }: SpokenSentence): Element | undefined {
  const whole = document.querySelector(`[data-spoken="${part}"]`) ?? undefined;
  if (part !== 'story') return whole;
  const written = whole?.firstElementChild?.children[block];
  return item === undefined ? written : written?.children[item];
}

/** Marks a sentence and brings it to the upper third; undefined: none. A translated page has other lengths: none is marked. */
export function markSentence(mark: SpokenSentence | undefined): void {
  if (!('highlights' in CSS)) return;
  const element = mark && elementOf(mark);
  const range = mark && element && rangeIn(element, mark.start, mark.end);
  if (range === undefined) {
    CSS.highlights.delete(NAME);
    return;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  const { top } = range.getBoundingClientRect();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  scrollBy({ top: top - innerHeight * UPPER_THIRD, behavior });
}
