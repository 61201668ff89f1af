import { expect, it } from 'vitest';
import { metersBefore } from './Stops';

it('adds the legs up, starting at 0', () => {
  expect(metersBefore([{ next: { meters: 121 } }, { next: { meters: 330 } }, {}])).toEqual([0, 121, 451]);
});
