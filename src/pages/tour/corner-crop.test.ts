import { expect, it } from 'vitest';
import { cropAround } from './corner-crop';

it('puts the place into the middle of the window', () => {
  expect(cropAround({ x: 0.5, y: 0.5 }, 2, { picture: 1, window: 1 })).toEqual({ width: 200, left: -50, top: -50 });
  // A window twice as wide as high sees less of the picture's height.
  expect(cropAround({ x: 0.5, y: 0.5 }, 2, { picture: 1, window: 2 })).toEqual({ width: 200, left: -50, top: -150 });
});

it('stops at the edges of the picture', () => {
  expect(cropAround({ x: 0, y: 0.02 }, 3, { picture: 1, window: 1 })).toEqual({ width: 300, left: 0, top: 0 });
  expect(cropAround({ x: 1, y: 0.98 }, 3, { picture: 1, window: 1 })).toEqual({ width: 300, left: -200, top: -200 });
});
