import { afterEach, expect, it, vi } from 'vitest';

const env = vi.hoisted(() => ({ preloadsWhenIdle: false }));
const preloadBookingScript = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../config/env', () => ({
  get preloadsWhenIdle() {
    return env.preloadsWhenIdle;
  },
}));
vi.mock('../../integrations/fareharbor/load-script', () => ({ preloadBookingScript }));

afterEach(() => {
  preloadBookingScript.mockReset();
});

it.each([
  [false, 0],
  [true, 1],
])('idle mode %s: planned %i times', async (idle, times) => {
  vi.stubGlobal('addEventListener', vi.fn<() => void>());
  vi.stubGlobal('removeEventListener', vi.fn<() => void>());
  env.preloadsWhenIdle = idle;
  const { preloadWhenIdle } = await import('./preload-when-idle');
  preloadWhenIdle();
  await vi.dynamicImportSettled();
  expect(preloadBookingScript).toHaveBeenCalledTimes(times);
});
