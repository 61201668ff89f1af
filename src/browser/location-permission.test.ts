import { afterEach, expect, it, vi } from 'vitest';
import { readLocationPermission } from './location-permission';

afterEach(() => vi.unstubAllGlobals());

it('reads the answer without asking', async () => {
  const query = vi.fn(() => Promise.resolve({ state: 'granted' }));
  vi.stubGlobal('navigator', { permissions: { query } });
  expect(await readLocationPermission()).toBe('granted');
  expect(query).toHaveBeenCalledWith({ name: 'geolocation' });
});

it.each([
  ['knows no permissions', {}],
  ['refuses the question', { permissions: { query: () => Promise.reject(new TypeError('Not supported')) } }],
])('does not fail in a browser that %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  expect(await readLocationPermission()).toBe('unsupported');
});
