import { expect, test } from 'vitest';
import { exitVariant, isLeaving, type PointerSign } from './exit-intent';

test.each([
  ['/', 'both'],
  ['/blog', 'newsletter'],
  ['/blog/catty-goodman-of-division-street', 'newsletter'],
  ['/gallery', 'newsletter'],
  ['/in-the-news', 'newsletter'],
  ['/about', 'newsletter'],
  ['/tours', 'booking'],
  ['/tours/brooklyn-heights', 'booking'],
  ['/tours/private-tours', 'booking'],
  ['/booking', undefined],
  ['/contact', undefined],
  ['/survey', undefined],
  ['/outbox', undefined],
  // A name that only begins like one of them.
  ['/contact-sheet', 'newsletter'],
])('%s offers %s', (path, variant) => {
  expect(exitVariant(path)).toBe(variant);
});

const up: PointerSign = { kind: 'moves', pointer: 'mouse', y: 20, before: 60, movedBy: -40 };

test.each<[string, Partial<PointerSign>, boolean]>([
  ['moving up to 20 px', {}, true],
  ['moving up to 21 px', { y: 21 }, false],
  ['moving sideways along the top', { before: 20, movedBy: 0 }, false],
  ['moving down from the top', { before: 4, movedBy: 16 }, false],
  ['leaving at 10 px', { kind: 'leaves', y: 10, before: 40 }, true],
  ['leaving at 11 px', { kind: 'leaves', y: 11, before: 40 }, false],
  ['leaving above the edge, from where it was seen last', { kind: 'leaves', y: -3, before: -3 }, true],
  ['leaving by the side', { kind: 'leaves', y: 300, before: 340 }, false],
  ['the first move seen, upward', { before: undefined }, true],
  ['coming in from the top', { before: undefined, movedBy: 20 }, false],
  ['a finger', { pointer: 'touch' }, false],
  ['a pen', { pointer: 'pen' }, false],
])('%s', (_what, changes, leaves) => {
  expect(isLeaving({ ...up, ...changes })).toBe(leaves);
});
