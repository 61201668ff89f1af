import { afterEach, expect, test, vi } from 'vitest';
import privateTours from '../../content/pages/private-tours.yaml';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { barText, privateBarText } from './booking-bar';

const NOW = Date.UTC(2026, 4, 22);
const DAY_MS = 24 * 60 * 60_000;

async function load(storage: Partial<Storage>): Promise<typeof import('./booking-bar')> {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  return import('./booking-bar');
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

test('another tab that puts it away while this one is in walk mode, without the bar, is not missed', async () => {
  const kept = new Map<string, string>();
  const { barDismissedAt } = await load(storageOf(kept));
  const leave = barDismissedAt.subscribe(() => undefined);
  expect(barDismissedAt.getSnapshot()).toBe(0);
  leave();
  kept.set('booking-bar-dismissed-at', String(NOW));
  window.dispatchEvent(new Event('storage'));
  expect(barDismissedAt.getSnapshot()).toBe(NOW);
});

/** Every tour with fixed figures, because the owner may change those of the site. */
const tours = tourSummaries.map((tour, index) => ({
  ...tour,
  title: 'Financial District',
  price: 40,
  hours: 2,
  groupSize: 15 - index,
  schedule: { days: ['Saturday' as const], start: '14:00' },
}));

const oneLike = (changes: Partial<TourSummary>): TourSummary[] =>
  tours.slice(0, 1).map((tour) => ({ ...tour, ...changes }));

test('on the page of a walk the booking bar speaks of that walk', () => {
  expect(barText(tours, tours[0])).toEqual({
    from: '',
    price: '$40',
    title: 'Financial District',
    facts: 'Saturdays, 2:00 PM · max 15 people',
    short: ['Sat', '2:00 PM'],
  });
});

test('on any other page it speaks of all walks', () => {
  expect(barText(tours, undefined)).toEqual({
    from: '',
    price: '$40',
    title: 'The walks leave on weekends',
    facts: 'a person · 2 hours · small groups, at most 15 people',
    short: ['Weekends', 'max 15 people'],
  });
});

test('walks of different prices are offered from the lowest price', () => {
  const [dearer] = oneLike({ price: 46 });
  expect(barText([...tours, ...oneLike({ price: 46 })], undefined)).toMatchObject({ from: 'from ', price: '$40' });
  expect(barText(tours, dearer)).toMatchObject({ from: '', price: '$46' });
});

test('walks of different lengths are offered with both', () => {
  expect(barText([...tours, ...oneLike({ hours: 1.5 })], undefined).facts).toContain('1.5 to 2 hours');
});

test.each([
  [['Saturday'], 'on weekends', 'Weekends'],
  [['Friday', 'Sunday'], 'on Fridays, Saturdays and Sundays', 'Fri, Sat, Sun'],
  [['Monday', 'Wednesday', 'Thursday'], 'on 4 days a week', '4 days a week'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'], 'every day', 'Every day'],
] as const)('with a walk on %s too, the bar says that the walks leave %s', (days, long, short) => {
  const another = oneLike({ schedule: { days: [...days], start: '10:00' } });
  const text = barText([...tours, ...another], undefined);
  expect([text.title, text.short[0]]).toEqual([`The walks leave ${long}`, short]);
});

test('says the price of a private walk where that is what the page is about', () => {
  const { from, covers, further, most } = privateTours.pricing;
  expect(privateBarText()).toEqual({
    from: '',
    price: `$${from}`,
    title: 'A walk of your own',
    facts: `for up to ${covers} guests · $${further} each additional guest, up to ${most}`,
    short: [`${covers} guests`, `then $${further}`],
  });
});
