import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const env = vi.hoisted(() => ({ preloadsWhenIdle: false }));
const preloadBookingScript = vi.hoisted(() => vi.fn<() => () => void>());
vi.mock('../../config/env', () => ({
  get preloadsWhenIdle() {
    return env.preloadsWhenIdle;
  },
}));
vi.mock('../../integrations/fareharbor/load-script', () => ({ preloadBookingScript }));

const cancel = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn<() => void>());
  vi.stubGlobal('removeEventListener', vi.fn<() => void>());
  preloadBookingScript.mockReturnValue(cancel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it.each([
  [false, 0],
  [true, 1],
])('idle mode %s: planned %i times', async (idle, times) => {
  env.preloadsWhenIdle = idle;
  const { preloadWhenIdle } = await import('./preload-when-idle');
  preloadWhenIdle();
  await vi.dynamicImportSettled();
  expect(preloadBookingScript).toHaveBeenCalledTimes(times);
});

it('cancels the plan that was made', async () => {
  env.preloadsWhenIdle = true;
  const { preloadWhenIdle } = await import('./preload-when-idle');
  const end = preloadWhenIdle();
  await vi.dynamicImportSettled();
  end();
  expect(cancel).toHaveBeenCalledOnce();
});

it('plans nothing if it ends before the code has loaded', async () => {
  env.preloadsWhenIdle = true;
  const { preloadWhenIdle } = await import('./preload-when-idle');
  preloadWhenIdle()();
  await vi.dynamicImportSettled();
  expect(preloadBookingScript).not.toHaveBeenCalled();
});
