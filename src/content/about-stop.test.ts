import { expect, test } from 'vitest';
import { aboutStop, changedStopLine } from './about-stop';
import { tourSummaries } from './tour-summaries';

test('every stop of every walk is named by its address', () => {
  for (const { slug, title, stopCount } of tourSummaries) {
    for (let number = 1; number <= stopCount; number += 1)
      expect(changedStopLine(aboutStop(slug, number))).toBe(`${title}, stop ${number}: something has changed here.`);
    expect(changedStopLine(aboutStop(slug, 0))).toBeUndefined();
    expect(changedStopLine(aboutStop(slug, stopCount + 1))).toBeUndefined();
  }
});

test.each([
  '',
  'private',
  'stop-1-of-',
  'stop-1-of-the-moon',
  'stop--1-of-brooklyn-heights',
  'stop-1e0-of-constructor',
])('no words of a stranger: %s', (about) => {
  expect(changedStopLine(about)).toBeUndefined();
});
