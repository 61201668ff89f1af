import { isWorkerReply, type PageMessage, type WorkerReply } from './worker-messages';

/**
 * Sends `message` to `worker` and waits for the answer on a port of its own. Undefined where none
 * comes in time: the browser ended the worker in between, or it is of a version that does not know
 * the message.
 */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  message: PageMessage,
  answerWithinMs: number,
): Promise<WorkerReply | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (reply: WorkerReply | undefined): void => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    const timer = setTimeout(end, answerWithinMs, undefined);
    port1.onmessage = (event: MessageEvent<unknown>) => {
      end(isWorkerReply(event.data) ? event.data : undefined);
    };
    worker.postMessage(message, [port2]);
  });
}
