import { afterEach, expect, it, vi } from 'vitest';
import { NO_PRACTICE, practice } from '../browser/practice';
import { hearOfPractice } from './practice-news';

const follow = vi.hoisted(() => vi.fn<(leftMs: number) => void>());
vi.mock('./practice', () => ({ practiceRun: { follow } }));

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
  hearOfPractice();
  return { asked, tell: (data) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })) };
}

it('asks the worker of the page, and takes part when it is told of a practice', async () => {
  const { asked, tell } = openPage();
  expect(asked).toEqual([{ type: 'practice-status' }]);
  tell({ type: 'package-progress' });
  tell({ type: 'practice-news', leftMs: 'a while' });
  tell({ type: 'practice-news', leftMs: 0 });
  tell({ type: 'practice-news', leftMs: 30_000 });
  await vi.waitFor(() => expect(follow.mock.calls).toEqual([[30_000]]));
});

it('hears of the end of one, and only of that', async () => {
  practice.set({ stage: 'on', leftMs: () => 30_000 });
  const { tell } = openPage();
  tell({ type: 'package-progress' });
  tell({ type: 'practice-news', leftMs: 0 });
  await vi.waitFor(() => expect(follow.mock.calls).toEqual([[0]]));
});

it('does nothing in a browser without workers', () => {
  vi.stubGlobal('navigator', {});
  expect(hearOfPractice).not.toThrow();
});
