import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const memory = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  memory.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./chosen-theme');

describe('the chosen theme', () => {
  it('follows the system until the visitor chooses', async () => {
    expect((await load()).chosenTheme.getSnapshot()).toBe('system');
  });

  it('is stored for the next visit', async () => {
    (await load()).chooseTheme('dark');
    vi.resetModules();
    expect((await load()).chosenTheme.getSnapshot()).toBe('dark');
    (await load()).chooseTheme('system');
    vi.resetModules();
    expect((await load()).chosenTheme.getSnapshot()).toBe('system');
  });

  it('ignores a stored value that is not a theme', async () => {
    memory.set('theme', '"><script>');
    expect((await load()).chosenTheme.getSnapshot()).toBe('system');
  });

  it('lasts until the page is closed if storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { chooseTheme, chosenTheme } = await load();
    chooseTheme('light');
    expect(chosenTheme.getSnapshot()).toBe('light');
  });
});
