import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Imports a fresh module each time, because it remembers the policies it has made. */
const fresh = (): Promise<typeof import('./trusted-script')> => import('./trusted-script');

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is the plain address where the browser has no Trusted Types', async () => {
  const { SCRIPT_POLICIES, trustedScript } = await fresh();
  expect(trustedScript(SCRIPT_POLICIES.worker, '/sw.js')).toBe('/sw.js');
});

it('makes one policy of a name, which passes its own address and no other', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL(address: string): string }) => object>(
    (_name, { createScriptURL }) => ({ createScriptURL: (address: string) => ({ trusted: createScriptURL(address) }) }),
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { SCRIPT_POLICIES, trustedScript } = await fresh();
  const trusted = { trusted: 'https://booking.example/script' };
  expect(trustedScript(SCRIPT_POLICIES.booking, 'https://booking.example/script')).toEqual(trusted);
  expect(trustedScript(SCRIPT_POLICIES.booking, 'https://booking.example/script')).toEqual(trusted);
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('booking-script');
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('https://elsewhere.example/')).toThrow(TypeError);
});

it('goes on with the plain address where a host allows no such policy', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy "booking-script" disallowed.');
    },
  });
  const { SCRIPT_POLICIES, trustedScript } = await fresh();
  expect(trustedScript(SCRIPT_POLICIES.booking, 'https://booking.example/script')).toBe(
    'https://booking.example/script',
  );
});
