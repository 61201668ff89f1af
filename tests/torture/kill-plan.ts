// What one kill run does, drawn from a seed: the same seed gives the same plan.
import type { Fault } from '../fakes/faults';

export type Kind = 'contact' | 'survey' | 'newsletter';

const KILLS = ['nothing', 'close the tab', 'crash the tab', 'kill the browser', 'stop the worker'] as const;
/** Most runs keep the line: the faults of the provider and the kill are to meet there. */
const LINES = ['as it is', 'as it is', 'as it is', 'offline', 'comes and goes', 'captive portal'] as const;
const FAULTS: readonly Fault[] = ['ok', 'ok', 'slow', 'hang', 'lost', 'drop', 429, 500, 503];

export interface KillPlan {
  readonly kind: Kind;
  /** Open tabs of the site; the first one sends. */
  readonly tabs: number;
  /** What the provider does with the first calls; all is well afterwards. */
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
    // Most of what can go wrong happens within the two calls of a message, which stand a second apart.
    killAfterMs: Math.floor(random() ** 2 * 4_000),
  };
}
