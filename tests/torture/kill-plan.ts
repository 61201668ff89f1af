// The plan of one kill run, made with random numbers from a seed: the same seed gives the same plan.
import type { Fault } from '../fakes/faults';

export type Kind = 'contact' | 'survey' | 'newsletter';

const KILLS = ['nothing', 'close the tab', 'crash the tab', 'kill the browser', 'stop the worker'] as const;
/** Half of the runs keep the connection, so that the kill often meets a fault of the provider. */
const LINES = ['as it is', 'as it is', 'as it is', 'offline', 'comes and goes', 'captive portal'] as const;
const FAULTS: readonly Fault[] = ['ok', 'ok', 'slow', 'hang', 'lost', 'drop', 429, 500, 503];

export interface KillPlan {
  readonly kind: Kind;
  /** The number of open tabs of the site; the first one sends. */
  readonly tabs: number;
  /** The provider's answers to the first calls; it accepts all later calls. */
  readonly faults: readonly Fault[];
  readonly line: (typeof LINES)[number];
  readonly kill: (typeof KILLS)[number];
  /** Milliseconds between the press of the button and the kill. */
  readonly killAfterMs: number;
}

export function planOf(random: () => number, kinds: readonly Kind[]): KillPlan {
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[Math.floor(random() * choices.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  return {
    kind: pick(kinds),
    tabs: pick([1, 1, 2, 3]),
    faults: [pick(FAULTS), pick(FAULTS)],
    line: pick(LINES),
    kill: pick(KILLS),
    // Most faults can occur during the two calls of a message, which are a second apart. Therefore short times are more
    // frequent.
    killAfterMs: Math.floor(random() ** 2 * 4_000),
  };
}
