import { expect, it, vi } from 'vitest';
import { inParallel } from './in-parallel';

const ITEMS = ['a', 'b', 'c', 'd', 'e', 'f'];

it('does everything, never more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  await inParallel(ITEMS, 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual(ITEMS);
  expect(most).toBe(2);
});

it('begins nothing more after a failure', async () => {
  const release: (() => void)[] = [];
  const work = vi.fn((item: string) =>
    item === 'a' ? Promise.reject(new Error('No room')) : new Promise<void>((resolve) => release.push(resolve)),
  );
  await expect(inParallel(ITEMS, 2, work)).rejects.toThrow('No room');
  release.forEach((resolve) => resolve());
  await new Promise((resolve) => setImmediate(resolve));
  expect(work.mock.calls.map(([item]) => item)).toEqual(['a', 'b']);
});
