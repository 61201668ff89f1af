import { faultOfAddress, type Fault } from './faults';

export type ScriptBehavior = 'ok' | '404' | 'slow' | 'hang' | 'hold';

/**
 * What a test asks of the stand-ins. One value holds until it is changed; a list is used up call by
 * call and then all is well again.
 */
export interface Behavior {
  email?: Fault | readonly Fault[];
  newsletter?: Fault | readonly Fault[];
  script?: ScriptBehavior;
  /** The calendar frame and the booking pages. */
  pages?: ScriptBehavior;
}

/** What is wrong at the moment, and what waits for a release. */
export interface Faults {
  behave: (behavior: Behavior) => void;
  next: (provider: 'email' | 'newsletter') => Fault;
  script: () => ScriptBehavior;
  pages: () => ScriptBehavior;
  /** The fault that an address asks for. `key` tells one submission's call from another's. */
  forAddress: (email: string, template: string, key: string) => Fault;
  held: () => Promise<void>;
  release: () => void;
  reset: () => void;
}

/** Keeps the faults of one running set of stand-ins. */
export function createFaults(): Faults {
  let current: Behavior = {};
  let waiting: (() => void)[] = [];
  /** A call that was on its way when the test let go is let go as well. */
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
