import { parseOr } from '../shared/parse';
import { workerReply, type PageMessage, type WorkerReply } from './worker-messages';

/**
 * Sends `message` to `worker` and waits for the answer on a separate port. Resolves with undefined
 * if no answer comes in time: the browser has ended the worker, or its version does not know the
 * message. Rejects if the browser cannot post the message.
 *
 * @param progressFrom receives the messages about the worker's progress. Each report restarts the time limit,
 * because on a slow connection only silence means that no answer will come.
 */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: PageMessage,
  answerWithinMs: number,
  progressFrom?: Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>,
): Promise<WorkerReply | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (reply: WorkerReply | undefined): void => {
      clearTimeout(timer);
      progressFrom?.removeEventListener('message', onProgress);
      port1.close();
      resolve(reply);
    };
    let timer = setTimeout(end, answerWithinMs, undefined);
    const onProgress = ({ source }: MessageEvent): void => {
      if (source !== worker) return;
      clearTimeout(timer);
      timer = setTimeout(end, answerWithinMs, undefined);
    };
    progressFrom?.addEventListener('message', onProgress);
    port1.onmessage = (event: MessageEvent<unknown>) => {
      end(parseOr(workerReply, event.data, undefined));
    };
    worker.postMessage(message, [port2]);
  });
}
