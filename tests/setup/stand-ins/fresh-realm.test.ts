import { expect, it, vi } from 'vitest';
import { freshRealm } from './fresh-realm';

const clock = (): unknown => Object.getOwnPropertyDescriptor(globalThis, 'setTimeout')?.value;

it('leaves the next file no global, no variable, no clock and no module of the one before', async () => {
  const before = { names: Object.getOwnPropertyNames(globalThis), fetch: globalThis.fetch, setTimeout: clock() };
  const module = await import('../../../src/browser/store');
  Object.assign(globalThis, { leftover: 1, fetch: () => undefined });
  Reflect.deleteProperty(globalThis, 'structuredClone');
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers();
  process.env['LEFTOVER'] = '1';
  const path = process.env['PATH'];
  process.env['PATH'] = 'elsewhere';

  freshRealm();
  expect(Object.getOwnPropertyNames(globalThis).toSorted()).toEqual(before.names.toSorted());
  expect(globalThis.fetch).toBe(before.fetch);
  expect(clock()).toBe(before.setTimeout);
  expect(vi.isFakeTimers()).toBe(false);
  expect(process.env['LEFTOVER']).toBeUndefined();
  expect(process.env['PATH']).toBe(path);
  expect(await import('../../../src/browser/store')).not.toBe(module);
});

it('leaves no stub to be taken back later, from under what the next file has put there', () => {
  vi.stubGlobal('stubbed', 1);
  vi.stubEnv('STUBBED', '1');
  freshRealm();
  Object.assign(globalThis, { stubbed: 2 });
  process.env['STUBBED'] = '2';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(globalThis).toHaveProperty('stubbed', 2);
  expect(process.env['STUBBED']).toBe('2');
});
