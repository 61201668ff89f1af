import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_OFFER } from '../shared/head-scripts';
import { persistStorage } from './persist-storage';

const DAY_MS = 24 * 60 * 60_000;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';

let stored: Map<string, string>;
let installed: boolean;

type Hint = Awaited<ReturnType<typeof loadModules>>;
/** Loads the module that every page has from the start, and the one that is loaded later. */
const loadModules = async () => ({
  ...(await import('../browser/install-offer')),
  ...(await import('../browser/page-views')),
  hints: (await import('./install-hint')).createInstallHints(),
});

/** Loads the module like a fresh page, because the recorded offer lives as long as its module. */
async function load(agent: { userAgent?: string; maxTouchPoints?: number } = {}): Promise<Hint> {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0, ...agent });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  const hint = await loadModules();
  hint.captureInstallPrompt();
  return hint;
}

function offer(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn((): Promise<unknown> => Promise.resolve({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

function readPage(hint: Hint): void {
  hint.notePageView();
  hint.notePageShown();
}
function readTwoPages(hint: Hint): void {
  readPage(hint);
  readPage(hint);
}
function settleIn(hint: Hint): void {
  readTwoPages(hint);
  hint.hints.noteOfflineReady();
}

beforeEach(() => {
  stored = new Map();
  installed = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the hint', () => {
  it('never shows on arrival, but with the second page', async () => {
    const hint = await load();
    expect(offer().event.defaultPrevented).toBe(true);
    readPage(hint);
    hint.hints.noteOfflineReady();
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
    hint.notePageView();
    hint.hints.noteOfflineReady();
    expect(hint.hints.state.getSnapshot(), 'while the page is loading').toBe('hidden');
    hint.notePageShown();
    expect(hint.hints.state.getSnapshot()).toBe('prompt');
  });

  it('promises nothing before the walks are on the device', async () => {
    const hint = await load();
    offer();
    readTwoPages(hint);
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
    hint.hints.noteOfflineReady();
    expect(hint.hints.state.getSnapshot()).toBe('prompt');
  });

  it('stays hidden where the browser offers nothing', async () => {
    const hint = await load();
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
  });

  it('stays hidden in the installed app', async () => {
    installed = true;
    const hint = await load();
    offer();
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
  });

  it.each([
    ['an iPhone', { userAgent: IPHONE, maxTouchPoints: 5 }, 'ios-steps'],
    ['an iPad, which calls itself a Mac', { userAgent: IPAD, maxTouchPoints: 5 }, 'ios-steps'],
    ['a Mac', { userAgent: IPAD, maxTouchPoints: 0 }, 'hidden'],
    ['the browser inside another app', { userAgent: `${IPHONE} Instagram 300`, maxTouchPoints: 5 }, 'hidden'],
  ] as const)('on %s', async (_, agent, expected) => {
    const hint = await load(agent);
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe(expected);
  });
});

describe('a "not now"', () => {
  it('holds for 60 days', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let hint = await load();
    offer();
    settleIn(hint);
    hint.hints.dismiss();
    expect(hint.hints.state.getSnapshot()).toBe('hidden');

    const showsAgain = async (afterMs: number): Promise<string> => {
      vi.setSystemTime(Date.now() + afterMs);
      hint = await load();
      offer();
      settleIn(hint);
      return hint.hints.state.getSnapshot();
    };
    // A "no" that an earlier version has stored counts.
    expect([...stored.keys()]).toEqual(['install-hint-dismissed-at']);
    expect(await showsAgain(59 * DAY_MS)).toBe('hidden');
    expect(await showsAgain(2 * DAY_MS)).toBe('prompt');
  });

  it("counts too if it is given in the browser's own question", async () => {
    let hint = await load();
    const { prompt } = offer();
    prompt.mockResolvedValueOnce({ outcome: 'dismissed' });
    settleIn(hint);
    await hint.hints.accept();
    // The browser may offer the installation again at once.
    offer();
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
    hint = await load();
    offer();
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
  });

  it('does not count if it was given by a clock that was ahead', async () => {
    stored.set('install-hint-dismissed-at', String(Date.now() + 30 * DAY_MS));
    const hint = await load();
    offer();
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe('prompt');
  });

  it('is respected in this visit where nothing can be stored, and the hint stays away altogether', async () => {
    vi.stubGlobal('localStorage', undefined);
    const hint = await load();
    offer();
    settleIn(hint);
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
    hint.hints.dismiss();
    expect(hint.hints.state.getSnapshot()).toBe('hidden');
  });
});

it('opens the question within the click, once', async () => {
  const hint = await load();
  const { prompt } = offer();
  settleIn(hint);
  const accepted = hint.hints.accept();
  // The question was opened before any await, while the user gesture was still valid.
  expect(prompt).toHaveBeenCalledOnce();
  await accepted;
  await hint.hints.accept();
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint.hints.state.getSnapshot()).toBe('hidden');
});

it('goes away once installed, and the browser is asked to keep what is there', async () => {
  const hint = await load();
  offer();
  settleIn(hint);
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { userAgent: 'Chrome', storage: { persisted: () => Promise.resolve(false), persist } });
  window.dispatchEvent(new Event('appinstalled'));
  expect(hint.hints.state.getSnapshot()).toBe('hidden');
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  // Firefox asks the visitor each time.
  readPage(hint);
  await new Promise((resolve) => setImmediate(resolve));
  expect(persist).toHaveBeenCalledOnce();
});

it.each([
  ['it is kept already', { persisted: () => Promise.resolve(true) }, true],
  ['the browser agrees', { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(true) }, true],
  ['the browser refuses', { persisted: () => Promise.resolve(false), persist: () => Promise.resolve(false) }, false],
  ['the browser cannot be asked', undefined, false],
])('knows whether the browser keeps the storage where %s', async (_where, storage, expected) => {
  vi.stubGlobal('navigator', { storage });
  expect(await persistStorage()).toBe(expected);
});

it('stays for whoever only looks at the question, and is silent where the browser does not ask', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const hint = await load();
  const { prompt } = offer();
  prompt.mockRejectedValueOnce(new DOMException('No gesture', 'NotAllowedError'));
  settleIn(hint);
  await hint.hints.accept();
  expect(hint.hints.state.getSnapshot()).toBe('hidden');
  offer();
  expect(hint.hints.state.getSnapshot()).toBe('prompt');
});

it('takes an offer that came before the script', async () => {
  const hint = await load();
  const { event } = offer();
  vi.resetModules();
  const later = await loadModules();
  Reflect.set(window, EARLY_OFFER, event);
  later.captureInstallPrompt();
  settleIn(later);
  expect(later.hints.state.getSnapshot()).toBe('prompt');
  expect(hint.hints.state.getSnapshot()).toBe('hidden');
});

it('takes no other event for an offer', async () => {
  const hint = await load();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: 'please' });
  window.dispatchEvent(event);
  window.dispatchEvent(new Event('beforeinstallprompt'));
  settleIn(hint);
  expect(event.defaultPrevented).toBe(false);
  expect(hint.hints.state.getSnapshot()).toBe('hidden');
});
