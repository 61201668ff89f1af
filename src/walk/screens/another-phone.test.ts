import { expect, it } from 'vitest';
import { tour } from '../../../tests/setup/content/content';
import { addressAt } from './AnotherPhone';

it.each([
  ['#to-5', '#to-5'],
  ['#stop-2', '#stop-2'],
  ['#end', '#end'],
  ['#to-99', ''],
  [undefined, ''],
])('the walk opens on another phone at the same place: %s', (at, hash) => {
  expect(addressAt(tour('brooklyn-heights'), at)).toMatch(new RegExp(`/tours/brooklyn-heights/walk${hash}$`));
});
