import { afterEach, expect, it, vi } from 'vitest';
import { askWorker } from './ask-worker';

afterEach(() => {
  vi.useRealTimers();
});

const STATUS = { type: 'package-status' } as const;
/** A worker that answers with `reply`; undefined means that it was killed before it could answer. */
const workerThatSays = (reply: unknown): Pick<ServiceWorker, 'postMessage'> => ({
  postMessage(_: unknown, ports: StructuredSerializeOptions | Transferable[] = []) {
    const [port] = Array.isArray(ports) ? ports : [];
    if (reply !== undefined && port instanceof MessagePort) port.postMessage(reply);
  },
});

it('gives the answer', async () => {
  const reply = { type: 'refused', reason: 'blocked' };
  expect(await askWorker(workerThatSays(reply), STATUS, 5_000)).toEqual(reply);
});

it('gives up after the time it was given', async () => {
  expect(await askWorker(workerThatSays(undefined), STATUS, 1)).toBeUndefined();
});

it('waits on as long as the worker tells its progress, and not for what others tell', async () => {
  vi.useFakeTimers();
  const told = new EventTarget() as ServiceWorkerContainer;
  const ends = vi.spyOn(told, 'removeEventListener');
  const worker = workerThatSays(undefined) as ServiceWorker;
  const tells = (source: unknown): boolean => told.dispatchEvent(Object.assign(new Event('message'), { source }));
  let ended = false;
  const asked = askWorker(worker, STATUS, 5_000, told).then(() => (ended = true));
  for (let second = 0; second < 60; second += 4) {
    await vi.advanceTimersByTimeAsync(4_000);
    tells(worker);
  }
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  tells({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toBe(true);
  await asked;
  expect(ends).toHaveBeenCalledWith('message', expect.any(Function));
});

it('takes an answer it does not understand for none', async () => {
  expect(await askWorker(workerThatSays({ type: 'from-the-future' }), STATUS, 5_000)).toBeUndefined();
});
