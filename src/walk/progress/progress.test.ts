import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddValue } from '../../../tests/fuzz/arbitraries';
import { KEPT_MS } from './kept';
import {
  goTo,
  hideCard,
  isCardHidden,
  newProgress,
  nextStop,
  openStops,
  punch,
  readProgress,
  changeTimeToShow,
  undoPunch,
  sentenceOf,
  withSentence,
  type WalkProgress,
} from './progress';

const NOW = Date.UTC(2026, 10, 22, 16, 5);
const WALK = 'brooklyn-heights';
const begun = newProgress(WALK, NOW);
const punchAll = (stops: readonly number[]): WalkProgress =>
  stops.reduce((progress, stop, index) => punch(progress, stop, NOW + index), begun);
/** The progress after the app was killed and opened again. */
const reopened = (progress: WalkProgress, now = NOW + 1000, stops = 9): WalkProgress | undefined =>
  readProgress(JSON.parse(JSON.stringify(progress)), WALK, stops, now);

describe('the card', () => {
  it('is punched once at each stop, and a stop is open again after "Undo"', () => {
    const twice = punch(punchAll([1, 2]), 2, NOW + 9_000);
    expect(twice.punched).toEqual([
      { stop: 1, at: NOW },
      { stop: 2, at: NOW + 1 },
    ]);
    expect(undoPunch(twice, 1, NOW + 5).punched).toEqual([{ stop: 2, at: NOW + 1 }]);
    expect(undoPunch(twice, 7, NOW + 5)).toBe(twice);
  });

  it.each([
    [[], 1],
    [[1, 2, 3], 4],
    [[6], 7],
    [[5, 6, 7, 8, 9], 1],
    [[9, 3], 4],
    [[9, 8], 7],
    [[4, 3], 2],
    [[1, 3, 2], 4],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], undefined],
  ])('with %j punched, stop %s is next', (stops, next) => {
    expect(nextStop(punchAll(stops), 9)).toBe(next);
  });

  it('goes on to the stop to which the walker was on the way, until it is punched', () => {
    const from5 = goTo(begun, { kind: 'way', stop: 5 }, NOW);
    expect(nextStop(from5, 9)).toBe(5);
    expect(nextStop(punch(from5, 5, NOW), 9)).toBe(6);
  });

  it('knows the open stops', () => expect(openStops(punchAll([2, 4]).punched, 5)).toEqual([1, 3, 5]));

  it.each([
    ['home', 'tour'],
    ['tour', 'home'],
  ] as const)('is hidden on the page "%s" until the next punch, and not on the page "%s"', (page, other) => {
    const hidden = hideCard(punchAll([1]), page);
    expect(isCardHidden(hidden, page)).toBe(true);
    expect(isCardHidden(hidden, other)).toBe(false);
    expect(isCardHidden(goTo(hidden, { kind: 'list' }, NOW), page)).toBe(true);
    expect(isCardHidden(punch(hidden, 2, NOW), page)).toBe(false);
  });

  it('remembers the sentence of the current screen', () => {
    const stop = { kind: 'stop', stop: 3 } as const;
    const reading = withSentence(goTo(begun, stop, NOW), stop, 6, NOW + 2);
    expect(sentenceOf(reading, stop)).toBe(6);
    expect(reading).toMatchObject({ at: '#stop-3', sentence: 6, changedAt: NOW + 2 });
    expect(goTo(reading, { kind: 'stop', stop: 3 }, NOW + 3)).toBe(reading);
    expect(goTo(reading, { kind: 'way', stop: 4 }, NOW + 3)).toMatchObject({ at: '#to-4', sentence: 0 });
  });

  it('keeps the sentence of the tab that moved last', () => {
    const [stop, way] = [{ kind: 'stop', stop: 3 } as const, { kind: 'way', stop: 4 } as const];
    const movedElsewhere = withSentence(goTo(goTo(begun, stop, NOW), way, NOW), way, 2, NOW);
    expect(withSentence(movedElsewhere, stop, 6, NOW + 1)).toBe(movedElsewhere);
    expect([sentenceOf(movedElsewhere, stop), sentenceOf(movedElsewhere, way)]).toEqual([0, 2]);
  });
});

describe('after the app was killed', () => {
  it('the progress is the same, at every point of the walk', () => {
    const steps: ((progress: WalkProgress) => WalkProgress)[] = [
      (progress) => goTo(progress, { kind: 'way', stop: 1 }, NOW),
      (progress) => punch(progress, 1, NOW),
      (progress) => goTo(progress, { kind: 'stop', stop: 1 }, NOW),
      (progress) => withSentence(progress, { kind: 'stop', stop: 1 }, 4, NOW),
      (progress) => punch(progress, 3, NOW),
      (progress) => undoPunch(progress, 1, NOW),
      (progress) => hideCard(progress, 'home'),
      (progress) => hideCard(progress, 'tour'),
    ];
    steps.reduce<WalkProgress>((progress, step) => {
      const next = step(progress);
      expect(reopened(next)).toEqual(next);
      return next;
    }, begun);
  });

  it('a walk is remembered for 30 days', () => {
    expect(reopened(begun, NOW + KEPT_MS)).toEqual(begun);
    expect(reopened(begun, NOW + KEPT_MS + 1)).toBeUndefined();
  });

  it('a clock that was set back by hours changes only the shown time; by days, the progress is dropped', () => {
    const earlier = NOW - 5 * 60 * 60 * 1000;
    const punched = punchAll([1]);
    expect(reopened(punched, earlier)).toEqual(punched);
    expect(changeTimeToShow(punched, earlier)).toBe(earlier);
    expect(changeTimeToShow(punched, NOW + 1)).toBe(NOW);
    expect(reopened(begun, NOW - 9 * 24 * 60 * 60 * 1000)).toBeUndefined();
  });

  it('a tour that now has fewer stops keeps its own punches, and begins at the cover if the screen is gone', () => {
    const far = goTo(punchAll([1, 8, 9]), { kind: 'stop', stop: 9 }, NOW);
    expect(reopened(withSentence(far, { kind: 'stop', stop: 9 }, 3, NOW), NOW, 8)).toMatchObject({
      at: '',
      sentence: 0,
      punched: [{ stop: 1 }, { stop: 8 }],
    });
  });

  it.each([
    ['another version', { ...begun, version: 2 }],
    ['another walk', { ...begun, walk: 'financial-district' }],
    ['no time', { ...begun, changedAt: null }],
    ['a text for the time', { ...begun, changedAt: 'yesterday' }],
    ['no list', { ...begun, punched: {} }],
    ['no place', { ...begun, at: 5 }],
    ['a list', [begun]],
    ['nothing', undefined],
  ])('%s is rejected', (_, stored) => {
    expect(readProgress(stored, WALK, 9, NOW)).toBeUndefined();
  });

  it('single invalid values are left out', () => {
    const stored = {
      ...begun,
      at: '#stop-99',
      sentence: -4,
      punched: [
        { stop: 2, at: NOW },
        { stop: 2, at: 1 },
        { stop: 0, at: NOW },
        { stop: 1.5, at: NOW },
        { stop: 3 },
        'x',
        null,
      ],
      hiddenOnHome: 'yes',
      hiddenOnTour: undefined,
    };
    expect(readProgress(stored, WALK, 9, NOW)).toEqual({ ...begun, punched: [{ stop: 2, at: NOW }] });
  });

  it('any stored value can be read without harm', () => {
    const fields = fc.record(
      {
        version: fc.constant(1),
        walk: fc.constant(WALK),
        changedAt: fc.oneof(fc.constant(NOW), oddValue),
        at: oddValue,
        sentence: oddValue,
        punched: fc.oneof(oddValue, fc.array(oddValue)),
        hiddenOnHome: oddValue,
        hiddenOnTour: oddValue,
      },
      { requiredKeys: ['version', 'walk'] },
    );
    fc.assert(
      fc.property(fc.oneof(oddValue, fields), (stored) => {
        const read = readProgress(stored, WALK, 9, NOW);
        if (read === undefined) return;
        expect(readProgress(read, WALK, 9, NOW)).toEqual(read);
        expect(nextStop(read, 9) ?? 1).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
