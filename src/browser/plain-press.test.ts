import { expect, test } from 'vitest';
import { isPlainPress } from './plain-press';

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('plain press: %j', (change, plain) => {
  const event = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...change };
  expect(isPlainPress(event)).toBe(plain);
});
