import { parseOr } from '../shared/parse';
import { workerReply, type PageMessage, type WorkerReply } from './worker-messages';

/**
 * Sends `message` to `worker` and waits for the answer on a port of its own. Undefined where none
 * comes in time: the browser ended the worker in between, or it is of a version that does not know
 * the message.
 * @param told where this page hears of the worker's progress: what it tells makes the time begin anew, for on
 *   a slow line only silence means that nothing will come
 */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: PageMessage,
  answerWithinMs: number,
  told?: Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>,
): Promise<WorkerReply | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (reply: WorkerReply | undefined): void => {
      clearTimeout(timer);
      told?.removeEventListener('message', onTold);
      port1.close();
      resolve(reply);
    };
    let timer = setTimeout(end, answerWithinMs, undefined);
    const onTold = ({ source }: MessageEvent): void => {
      if (source !== worker) return;
      clearTimeout(timer);
      timer = setTimeout(end, answerWithinMs, undefined);
    };
    told?.addEventListener('message', onTold);
    port1.onmessage = (event: MessageEvent<unknown>) => {
      end(parseOr(workerReply, event.data, undefined));
    };
    worker.postMessage(message, [port2]);
  });
}
