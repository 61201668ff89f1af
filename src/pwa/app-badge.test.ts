import { afterEach, expect, it, vi } from 'vitest';
import { showOnIcon } from './app-badge';

afterEach(() => vi.unstubAllGlobals());

it('puts what waits on the icon, and clears it when nothing does', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  await showOnIcon(2);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  expect(clearAppBadge).not.toHaveBeenCalled();
  await showOnIcon(0);
  expect(setAppBadge).toHaveBeenCalledOnce();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

it.each<[string, object | undefined]>([
  ['knows no badge', {}],
  ['refuses it', { setAppBadge: () => Promise.reject(new DOMException('Not installed', 'InvalidStateError')) }],
  [
    'throws',
    {
      setAppBadge: () => {
        throw new TypeError('Illegal invocation');
      },
    },
  ],
  ['has no navigator', undefined],
])('says nothing where the browser %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(showOnIcon(1)).resolves.toBeUndefined();
  await expect(showOnIcon(0)).resolves.toBeUndefined();
});
