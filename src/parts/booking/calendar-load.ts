// How the calendar's frame loads, without React and without a frame, so that tests can run every
// order of events. Promises: a calendar that is known to be unreachable is never shown; a slow calendar is
// still shown when it loads; a calendar that is shown and in use is never removed; no phase is
// reported after the end.
import { failsToReach } from '../../shared/network';

/**
 * - `loading`: the frame is there, covered by a text
 * - `shown`: it has loaded
 * - `late`: it has not loaded in time; the frame continues to load behind the text of the failure
 * - `unreachable`: the frame is removed
 */
export type CalendarPhase = 'loading' | 'shown' | 'late' | 'unreachable';

export const LOAD_TIMEOUT_MS = 15_000;
/**
 * A frame that cannot be reached fires `load` too, with the browser's own error page, so wait this
 * long for the answer of the provider.
 */
export const ANSWER_GRACE_MS = 1_000;

export interface CalendarLoad {
  readonly frameLoaded: () => void;
  readonly frameFailed: () => void;
  readonly end: () => void;
}

/**
 * Follows one frame from its start.
 *
 * @param answers whether its provider can be reached
 * @param isInUse whether the visitor is in the frame now, so that a failure must not remove it
 * @param tell called with each new phase; the first one is `loading`
 */
export function followCalendar(
  answers: Promise<boolean>,
  isInUse: () => boolean,
  tell: (phase: CalendarPhase) => void,
): CalendarLoad {
  let phase: CalendarPhase | 'over' = 'loading';
  let answered = false;
  let loaded = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  const go = (next: CalendarPhase): void => {
    if (phase === 'over' || phase === 'unreachable' || phase === next) return;
    phase = next;
    tell(next);
  };
  const patience = setTimeout(() => go('late'), LOAD_TIMEOUT_MS);
  const stopTimers = (): void => {
    clearTimeout(patience);
    clearTimeout(grace);
  };
  const fail = (): void => {
    stopTimers();
    // The request may have failed only because the visitor's phone changed the network meanwhile.
    if (phase === 'shown' && isInUse()) return;
    go('unreachable');
  };
  const show = (): void => {
    stopTimers();
    go('shown');
  };
  void answers.then((yes) => {
    answered = yes;
    if (!yes) fail();
    else if (loaded) show();
  });
  return {
    frameLoaded: () => {
      loaded = true;
      clearTimeout(patience);
      if (answered) show();
      else grace = setTimeout(show, ANSWER_GRACE_MS);
    },
    frameFailed: fail,
    end: () => {
      stopTimers();
      phase = 'over';
    },
  };
}

/**
 * Returns whether the provider can be reached. A frame cannot tell: in Chromium a frame whose address refuses or is
 * blocked fires `load` like any other, and no frame ever fires `error`. A request whose response may not be read
 * (no-cors) still shows whether there is an answer. The status, such as 404 or 500, stays unknown; the frame shows the
 * provider's error page.
 * @param address the frame's own address, because a content blocker may allow other addresses of the provider
 */
export const providerAnswers = async (address: string): Promise<boolean> => !(await failsToReach(address, 'no-cors'));
