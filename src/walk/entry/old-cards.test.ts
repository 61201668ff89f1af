import { afterEach, expect, it, vi } from 'vitest';
import { walkProgressKey } from '../../shared/storage-keys';
import { KEPT_MS } from '../progress/kept';
import { newProgress } from '../progress/progress';
import { deleteOldCards } from './old-cards';

const NOW = Date.UTC(2026, 10, 22, 16, 5);
const DAY_MS = 24 * 60 * 60_000;
const KEY = walkProgressKey('brooklyn-heights');

afterEach(() => vi.unstubAllGlobals());

/** Returns what is left of the stored texts. */
function leftOf(texts: Record<string, string>): Record<string, string> {
  const methods = { removeItem: (key: string) => Reflect.deleteProperty(storage, key) };
  const storage = Object.assign(Object.create(methods) as Record<string, string>, texts);
  vi.stubGlobal('localStorage', storage);
  deleteOldCards(NOW);
  return { ...storage };
}
const cardOf = (changedAt: number): string => JSON.stringify(newProgress('brooklyn-heights', changedAt));

it('deletes a card 30 days after its last change, also of a walk that is no longer offered', () => {
  expect(leftOf({ [KEY]: cardOf(NOW - KEPT_MS - 1), [walkProgressKey('the-bowery')]: cardOf(0) })).toEqual({});
  const kept = { [KEY]: cardOf(NOW - KEPT_MS) };
  expect(leftOf(kept)).toEqual(kept);
});

it('keeps the card of a clock that was set back, however far', () => {
  const ahead = { [KEY]: cardOf(NOW + 400 * DAY_MS) };
  expect(leftOf(ahead)).toEqual(ahead);
});

it('deletes a damaged card, which has no date', () => {
  expect(leftOf({ [KEY]: '{"version":1,"walk":' })).toEqual({});
});

it('touches nothing else', () => {
  const others = { theme: 'dark', 'walk-settings': '{"textSize":"C"}', 'draft:4f:contact:': '{}' };
  expect(leftOf(others)).toEqual(others);
});

it('does nothing if site data is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => deleteOldCards(NOW)).not.toThrow();
});
