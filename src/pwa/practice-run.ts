// The practice without a connection in one page: the page behaves as offline until the minute is
// over, the visitor ends the practice, or the worker reports its end. Meanwhile the worker refuses
// the network (sw/practice.ts).
import { BACK_ONLINE_SHOWN_MS } from '../browser/connection';
import { NO_PRACTICE, practice } from '../browser/practice-state';
import { countdown } from '../shared/countdown';
import { isOnline, practiseFor, PRACTICE_MS } from '../shared/online';
import { askWorker } from './ask-worker';

/** A worker of another version does not know the message and never answers. */
const ANSWER_WITHIN_MS = 3_000;

/** The practice of this page. */
export interface PracticeRun {
  /**
   * Begins the practice. Resolves with false if the worker of this page does not answer in time, or
   * cannot store when it began.
   */
  begin(): Promise<boolean>;
  /** Ends the practice in the worker first, so that waiting requests reach the network. Never rejects. */
  end(): Promise<void>;
  /** Follows the worker's report of how many milliseconds of the practice are left; 0 if it has ended. */
  follow(leftMs: number): void;
}

/** Creates the practice of a page; a page has one (`practiceRun`). */
export function createPracticeRun(): PracticeRun {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    if (practice.getSnapshot().stage !== 'on') return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    navigator.serviceWorker.removeEventListener('controllerchange', finish);
    practiseFor(() => 0);
    practice.set({ ...NO_PRACTICE, stage: 'over' });
    // The outbox, the booking and the header's strip wait for this event.
    if (isOnline()) window.dispatchEvent(new Event('online'));
    timer = setTimeout(() => {
      if (practice.getSnapshot().stage === 'over') practice.set(NO_PRACTICE);
    }, BACK_ONLINE_SHOWN_MS);
  };

  const end = async (): Promise<void> => {
    const worker = navigator.serviceWorker.controller;
    if (worker) await askWorker(worker, { type: 'practice-end' }, ANSWER_WITHIN_MS);
    finish();
  };

  /** Ends the practice if its minute is over. A page that was frozen has missed its timer. */
  const look = (): void => {
    const leftMs = practice.getSnapshot().leftMs();
    clearTimeout(timer);
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else void end();
  };

  const follow = (reportedMs: number): void => {
    if (reportedMs === 0) return finish();
    const { stage, leftMs: knownLeftMs } = practice.getSnapshot();
    // A repeated message does not prolong the practice.
    if (stage === 'on' && knownLeftMs() > 0) return;
    const leftMs = countdown(Math.min(reportedMs, PRACTICE_MS));
    practiseFor(leftMs);
    practice.set({ stage: 'on', leftMs });
    window.dispatchEvent(new Event('offline'));
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    navigator.serviceWorker.addEventListener('controllerchange', finish);
  };

  const begin = async (): Promise<boolean> => {
    const worker = navigator.serviceWorker.controller;
    const reply = worker && (await askWorker(worker, { type: 'practice-begin' }, ANSWER_WITHIN_MS));
    if (reply?.type !== 'practice' || reply.leftMs === 0) {
      // The practice may have begun although the answer is missing, so end it.
      worker?.postMessage({ type: 'practice-end' });
      return false;
    }
    follow(reply.leftMs);
    return true;
  };

  return { begin, end, follow };
}

export const practiceRun = createPracticeRun();
