import { expect, test } from 'vitest';
import { drawerOf, KEEP_DRAFT_MS, moveDrafts, tabsWithDrafts, throwOldAway, type Cabinet, type Draft } from './draft-store';

function memoryCabinet() {
  const kept = new Map<string, string>();
  const clock = { now: Date.UTC(2026, 4, 14) };
  const shelf = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    length: kept.size,
  });
  return { kept, clock, cabinet: { shelf, now: () => clock.now } satisfies Cabinet };
}
const blocked: Cabinet = {
  shelf: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  now: () => 0,
};
const draft: Draft = { values: { name: 'Rosa Feld', message: 'Eleven cousins' }, id: undefined, inOutbox: false };

test('a draft comes back as it was, with the submission it continues', () => {
  const drawer = drawerOf('a', memoryCabinet().cabinet);
  const continued = { ...draft, id: 'one', inOutbox: true };
  expect(drawer.save('contact', undefined, continued)).toBe(true);
  expect(drawer.load('contact', undefined)).toEqual(continued);
  expect(drawer.load('survey', undefined)).toBeUndefined();
});

test('the draft of an edit does not touch the draft of a new message', () => {
  const drawer = drawerOf('a', memoryCabinet().cabinet);
  drawer.save('contact', undefined, draft);
  drawer.save('contact', 'two', { ...draft, values: { message: 'Other words' } });
  expect(drawer.edits('contact')).toEqual(['two']);
  drawer.forget('contact', 'two');
  expect(drawer.load('contact', 'two')).toBeUndefined();
  expect(drawer.load('contact', undefined)?.values['message']).toBe('Eleven cousins');
});

test('no tab reads or writes over the text of another', () => {
  const { cabinet } = memoryCabinet();
  drawerOf('a', cabinet).save('contact', undefined, draft);
  drawerOf('b', cabinet).save('contact', undefined, { ...draft, values: { message: 'Rain?' } });
  drawerOf('b', cabinet).forget('contact', undefined);
  expect(drawerOf('a', cabinet).load('contact', undefined)).toEqual(draft);
});

test('what a closed tab has left is moved, the latest first; nothing is written over', () => {
  const { cabinet, clock, kept } = memoryCabinet();
  drawerOf('old', cabinet).save('contact', undefined, draft);
  clock.now += 1000;
  drawerOf('late', cabinet).save('contact', undefined, { ...draft, values: { message: 'Later' } });
  drawerOf('late', cabinet).save('survey', undefined, draft);
  expect(tabsWithDrafts('mine', cabinet)).toEqual(['late', 'old']);
  for (const tab of tabsWithDrafts('mine', cabinet)) moveDrafts(tab, 'mine', cabinet);
  expect(drawerOf('mine', cabinet).load('contact', undefined)?.values['message']).toBe('Later');
  expect(drawerOf('mine', cabinet).load('survey', undefined)).toEqual(draft);
  expect(drawerOf('old', cabinet).load('contact', undefined)).toEqual(draft);
  expect(kept.size).toBe(3);
});

test('after seven days a draft is not used, and is thrown away', () => {
  const { cabinet, clock, kept } = memoryCabinet();
  const drawer = drawerOf('a', cabinet);
  drawer.save('contact', undefined, draft);
  kept.set('something-else', 'x');
  clock.now += KEEP_DRAFT_MS - 1;
  throwOldAway(cabinet);
  expect(drawer.load('contact', undefined)).toEqual(draft);
  clock.now += 1;
  expect(drawer.load('contact', undefined)).toBeUndefined();
  throwOldAway(cabinet);
  expect([...kept.keys()]).toEqual(['something-else']);
});

test('a clock that was a year ahead when it was written does not keep it for a year', () => {
  const { cabinet, clock, kept } = memoryCabinet();
  drawerOf('a', cabinet).save('contact', undefined, draft);
  clock.now -= 365 * 24 * 60 * 60_000;
  throwOldAway(cabinet);
  expect(kept.size).toBe(0);
});

test.each(['', 'not json', '7', '{"values":"x"}', 'null', '{"savedAt":1778716800000}'])(
  'what is not a draft is none: %s',
  (stored) => {
    const { cabinet, kept } = memoryCabinet();
    kept.set('draft:a:contact:', stored);
    expect(drawerOf('a', cabinet).load('contact', undefined)).toBeUndefined();
  },
);

test('blocked storage keeps nothing, says so, and breaks nothing', () => {
  const drawer = drawerOf('a', blocked);
  expect(drawer.save('contact', undefined, draft)).toBe(false);
  expect(() => drawer.forget('contact', undefined)).not.toThrow();
  expect(drawer.load('contact', undefined)).toBeUndefined();
  expect(drawer.edits('contact')).toEqual([]);
  expect(tabsWithDrafts('b', blocked)).toEqual([]);
  expect(() => throwOldAway(blocked)).not.toThrow();
});
