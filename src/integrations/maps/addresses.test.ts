import { expect, it } from 'vitest';
import { mapsLink } from './addresses';

it('names the place by its coordinates', () => {
  expect(mapsLink({ lat: 40.70104, lon: -73.99128 })).toBe(
    'https://www.google.com/maps/search/?api=1&query=40.70104%2C-73.99128',
  );
});
