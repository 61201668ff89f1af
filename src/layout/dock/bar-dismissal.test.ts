import { afterEach, expect, test, vi } from 'vitest';

const NOW = Date.UTC(2026, 4, 22);
const DAY_MS = 24 * 60 * 60_000;

async function load(storage: Partial<Storage>): Promise<typeof import('./bar-dismissal')> {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  return import('./bar-dismissal');
}
function storageOf(kept: Map<string, string>): Partial<Storage> {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('closed, it stays away for 24 hours, on the next visit too', async () => {
  const kept = new Map<string, string>();
  const first = await load(storageOf(kept));
  expect(first.isBarDismissed(first.barDismissedAt.getSnapshot(), NOW)).toBe(false);
  first.dismissBar(NOW);
  expect([...kept.values()]).toEqual([String(NOW)]);

  const next = await load(storageOf(kept));
  const at = next.barDismissedAt.getSnapshot();
  expect(next.isBarDismissed(at, NOW + DAY_MS - 1)).toBe(true);
  expect(next.isBarDismissed(at, NOW + DAY_MS)).toBe(false);
});

test('a clock that was wrong, or what is no time, does not put it away for good', async () => {
  const { isBarDismissed } = await load({});
  expect(isBarDismissed(NOW + DAY_MS, NOW)).toBe(false);
  expect(isBarDismissed(Number('yesterday'), NOW)).toBe(false);
});

test('with blocked site data it is closed for this visit', async () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const { barDismissedAt, dismissBar, isBarDismissed } = await load({ getItem: refuse, setItem: refuse });
  expect(barDismissedAt.getSnapshot()).toBe(0);
  dismissBar(NOW);
  expect(isBarDismissed(barDismissedAt.getSnapshot(), NOW + 1)).toBe(true);
});

test('another tab that puts it away is heard', async () => {
  const kept = new Map<string, string>();
  const { barDismissedAt } = await load(storageOf(kept));
  const heard = vi.fn();
  barDismissedAt.subscribe(heard);
  expect(barDismissedAt.getSnapshot()).toBe(0);
  kept.set('booking-bar-dismissed-at', String(NOW));
  window.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledOnce();
  expect(barDismissedAt.getSnapshot()).toBe(NOW);
});
