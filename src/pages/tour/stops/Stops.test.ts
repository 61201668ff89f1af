import { expect, it } from 'vitest';
import { metersBefore } from './Stops';

it('gives for each stop the meters from the first stop', () => {
  expect(metersBefore([{ next: { meters: 121 } }, { next: { meters: 330 } }, {}])).toEqual([0, 121, 451]);
});
