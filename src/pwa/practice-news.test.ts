import { afterEach, expect, it, vi } from 'vitest';
import { NO_PRACTICE, practice } from '../browser/practice-state';
import { listenForPractice } from './practice-news';

const follow = vi.hoisted(() => vi.fn<(leftMs: number) => void>());
vi.mock('./practice-run', () => ({ practiceRun: { follow } }));

afterEach(() => {
  practice.set(NO_PRACTICE);
  follow.mockReset();
  vi.unstubAllGlobals();
});

function openPage(): { asked: unknown[]; tell: (data: unknown) => boolean } {
  const asked: unknown[] = [];
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: { postMessage: (it: unknown) => asked.push(it) },
  });
  vi.stubGlobal('navigator', { serviceWorker });
  listenForPractice();
  return { asked, tell: (data) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })) };
}

it('asks the worker whether a practice runs, and follows the practice of which it is told', async () => {
  const { asked, tell } = openPage();
  expect(asked).toEqual([{ type: 'practice-status' }]);
  tell({ type: 'package-progress' });
  tell({ type: 'practice-news', leftMs: 'a while' });
  tell({ type: 'practice-news', leftMs: 0 });
  tell({ type: 'practice-news', leftMs: 30_000 });
  await vi.waitFor(() => expect(follow.mock.calls).toEqual([[30_000]]));
});

it('follows the end of a practice, and ignores other messages', async () => {
  practice.set({ stage: 'on', leftMs: () => 30_000 });
  const { tell } = openPage();
  tell({ type: 'package-progress' });
  tell({ type: 'practice-news', leftMs: 0 });
  await vi.waitFor(() => expect(follow.mock.calls).toEqual([[0]]));
});

it('does nothing in a browser without service workers', () => {
  vi.stubGlobal('navigator', {});
  expect(listenForPractice).not.toThrow();
});

it('asks nobody on a page that no worker controls yet', () => {
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: null }) });
  expect(listenForPractice).not.toThrow();
});
