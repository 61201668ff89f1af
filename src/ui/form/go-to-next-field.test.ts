import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goToNextField } from './go-to-next-field';

class Input {
  enterKeyHint = 'next';
  focus = vi.fn();
}
let isTouch: boolean;

beforeEach(() => {
  isTouch = true;
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key in the first of two fields. Returns whether the second has the focus, and if the key was taken. */
function press(key: string, composing: { isComposing?: boolean; keyCode?: number } = {}): boolean[] {
  const [name, email] = [new Input(), new Input()];
  const preventDefault = vi.fn();
  const event = { target: name, key, currentTarget: { querySelectorAll: () => [name, email] }, preventDefault };
  goToNextField({ ...event, nativeEvent: { isComposing: false, keyCode: 13, ...composing } } as never);
  return [email.focus.mock.calls.length === 1, preventDefault.mock.calls.length === 1];
}

it('goes to the next field with the key of a touch keyboard', () => {
  expect(press('Enter')).toEqual([true, true]);
  expect(press('a')).toEqual([false, false]);
});

it('leaves Enter on a hardware keyboard to the browser', () => {
  isTouch = false;
  expect(press('Enter')).toEqual([false, false]);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter to a word that is being composed: %o', (composing) => {
  expect(press('Enter', composing)).toEqual([false, false]);
});
