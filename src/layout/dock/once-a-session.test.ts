import { afterEach, expect, test, vi } from 'vitest';
import { exitCardWasShown, noteExitCardShown } from './once-a-session';

afterEach(() => vi.unstubAllGlobals());

test('shown once, it was shown for the rest of the session', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(exitCardWasShown()).toBe(false);
  expect(noteExitCardShown()).toBe(true);
  expect(exitCardWasShown()).toBe(true);
});

test('where nothing can be noted it does not come', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(exitCardWasShown()).toBe(true);
  expect(noteExitCardShown()).toBe(false);
});
