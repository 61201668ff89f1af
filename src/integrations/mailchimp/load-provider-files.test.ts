import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Added {
  href?: string;
  src?: string;
  async?: boolean;
}
let added: (Added & EventTarget)[];
let network: { onLine: boolean };

const load = async (): Promise<void> => (await import('./load-provider-files')).loadProviderFiles();

beforeEach(() => {
  vi.resetModules();
  added = [];
  network = { onLine: true };
  vi.stubGlobal('navigator', network);
  const place = { append: (element: Added & EventTarget) => added.push(element) };
  vi.stubGlobal('document', { createElement: () => new EventTarget(), head: place, body: place });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for the style sheet and both scripts once, jQuery first', async () => {
  await load();
  await load();
  expect(added.map(({ href, src }) => href ?? src)).toEqual([
    expect.stringContaining('classic-061523.css'),
    expect.stringContaining('jquery'),
    expect.stringContaining('mc-validate.js'),
  ]);
  expect(added.slice(1).map(({ async }) => async)).toEqual([false, false]);
});

it('asks for nothing while offline, and again later', async () => {
  network.onLine = false;
  await load();
  expect(added).toEqual([]);
  network.onLine = true;
  await load();
  expect(added).toHaveLength(3);
});

it('logs a failure and goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await load();
  added[1]?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledOnce();
});
