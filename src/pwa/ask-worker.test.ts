import { expect, it } from 'vitest';
import { askWorker } from './ask-worker';

const STATUS = { type: 'package-status' } as const;
/** A worker that answers `reply`; undefined: it was killed before it could. */
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

it('takes an answer it does not understand for none', async () => {
  expect(await askWorker(workerThatSays({ type: 'from-the-future' }), STATUS, 5_000)).toBeUndefined();
});
