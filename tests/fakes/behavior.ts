import { faultOfAddress, type Fault } from './faults';

export type ScriptBehavior = 'ok' | '404' | 'slow' | 'hang' | 'hold';

/**
 * The faults that a test requests from the stand-ins. A single value stays until it is changed; a
 * list is used call by call, and after it all calls succeed again.
 */
export interface Behavior {
  email?: Fault | readonly Fault[];
  newsletter?: Fault | readonly Fault[];
  script?: ScriptBehavior;
  /** Applies to the calendar frame and the booking pages. */
  pages?: ScriptBehavior;
}

/** The present faults, and the calls that wait for a release. */
export interface Faults {
  behave: (behavior: Behavior) => void;
  next: (provider: 'email' | 'newsletter') => Fault;
  script: () => ScriptBehavior;
  pages: () => ScriptBehavior;
  /**
   * Returns the fault that an e-mail address asks for. `key` distinguishes the calls of different
   * submissions.
   */
  forAddress: (email: string, template: string, key: string) => Fault;
  held: () => Promise<void>;
  release: () => void;
  reset: () => void;
}

/** Creates the faults of one running set of stand-ins. */
export function createFaults(): Faults {
  let current: Behavior = {};
  let waiting: (() => void)[] = [];
  /** Also releases a call that was still on its way when the test called `release`. */
  let isReleased = false;
  const failedOnce = new Set<string>();
  const release = (): void => {
    isReleased = true;
    for (const go of waiting) go();
    waiting = [];
  };

  return {
    behave: (behavior) => {
      isReleased = false;
      current = { ...current, ...behavior };
    },
    next: (provider) => {
      const asked = current[provider] ?? 'ok';
      if (!isList(asked)) return asked;
      const [first = 'ok', ...rest] = asked;
      current = { ...current, [provider]: rest };
      return first;
    },
    script: () => current.script ?? 'ok',
    pages: () => current.pages ?? 'ok',
    forAddress: (email, template, key) => {
      const chosen = faultOfAddress(email);
      if (chosen === undefined || (chosen.notifyOnly && template !== 'notify')) return 'ok';
      if (!chosen.once) return chosen.fault;
      if (failedOnce.has(key)) return 'ok';
      failedOnce.add(key);
      return chosen.fault;
    },
    held: () => (isReleased ? Promise.resolve() : new Promise((go) => waiting.push(go))),
    release,
    reset: () => {
      current = {};
      failedOnce.clear();
      release();
      isReleased = false;
    },
  };
}

const isList = (asked: Fault | readonly Fault[]): asked is readonly Fault[] => Array.isArray(asked);
