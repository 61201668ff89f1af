import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilActivated } from './register';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';

  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
const listeners = (worker: FakeWorker): number => getEventListeners(worker, 'statechange').length;

it('waits until the worker is active, and listens no longer', async () => {
  const worker = new FakeWorker();
  const seen: string[] = [];
  const waiting = untilActivated(worker).then(() => seen.push('active'));
  worker.becomes('installed');
  await Promise.resolve();
  expect(seen).toEqual([]);
  expect(listeners(worker)).toBe(1);
  worker.becomes('activated');
  await waiting;
  expect(listeners(worker)).toBe(0);
});

it('leaves nothing behind, however often an active worker is asked', async () => {
  const worker = new FakeWorker();
  worker.becomes('activated');
  for (let times = 0; times < 3; times += 1) await untilActivated(worker);
  expect(listeners(worker)).toBe(0);
});

it('says so where the installation fails', async () => {
  const worker = new FakeWorker();
  const waiting = untilActivated(worker);
  worker.becomes('redundant');
  await expect(waiting).rejects.toThrow('Its installation failed');
  expect(listeners(worker)).toBe(0);
});
