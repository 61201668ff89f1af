// How the calendar's frame loads, without React and without a frame, so that every order of
// events can be tested. Promises: what was found unreachable is never shown; a slow calendar is still
// shown when it comes after all; nothing is told after the end.

/**
 * - `loading`: the frame stands, covered by words
 * - `shown`: it has loaded
 * - `late`: nothing has come in time; the frame goes on loading behind the words of the failure
 * - `unreachable`: the frame is taken away
 */
export type CalendarPhase = 'loading' | 'shown' | 'late' | 'unreachable';

export const LOAD_TIMEOUT_MS = 15_000;
/** A frame that cannot be reached loads, too, as the browser's own error page: the answer is waited for. */
export const ANSWER_GRACE_MS = 1_000;

export interface CalendarLoad {
  readonly frameLoaded: () => void;
  readonly frameFailed: () => void;
  readonly end: () => void;
}

/**
 * Follows one frame from its start.
 * @param answers whether its provider can be reached
 * @param tell is called with each new phase; it begins as `loading`
 */
export function followCalendar(answers: Promise<boolean>, tell: (phase: CalendarPhase) => void): CalendarLoad {
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
 * Whether the provider can be reached at all. A frame cannot say: in Chromium an address that refuses,
 * or is blocked, fires `load` like any other, and no frame ever fires `error`. A request that may not be read
 * (no-cors) still tells an answer from none. It asks for the head only. What the answer says, such as
 * 404 or 500, stays unknown here; the frame shows it.
 * @param address the frame's own, for a blocker may let others pass
 */
export async function providerAnswers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    // No network, no such host, refused, or kept back by a blocker: for the visitor it is the same.
    return false;
  }
}
