import { expect, test } from 'vitest';
import { chosenItem } from './use-chosen-item';

const tours = [
  { item: 562630, slug: 'brooklyn-heights' },
  { item: 577800, slug: 'financial-district' },
];

test.each([
  [undefined, undefined, undefined],
  ['577800', undefined, 577800],
  ['577800', 'brooklyn-heights', 577800],
  // An item that is no walk is a gift card, or another item that the owner sells at the provider.
  ['562633', undefined, 562633],
  ['999404', undefined, 999404],
  ['577800x', undefined, undefined],
  ['-577800', undefined, undefined],
  ['577800.0', undefined, undefined],
  ['5778e2', undefined, undefined],
  ['', undefined, undefined],
  ['1'.repeat(13), undefined, undefined],
  ['abc', 'brooklyn-heights', 562630],
  ['999404', 'brooklyn-heights', 999404],
  [undefined, 'brooklyn-heights', 562630],
  [undefined, 'nowhere', undefined],
])('itemId %s, tour %s: %s', (itemId, slug, item) => {
  expect(chosenItem(itemId, slug, tours)).toBe(item);
});
