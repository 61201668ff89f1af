// `--minutes` is a most: what still runs when it is over is left, and counts neither as well nor as broken.

export interface Deadline {
  isOver(): boolean;
  /** Resolves with the run's own result, or with 'cut off' when the time is over. */
  within<T>(run: Promise<T>): Promise<T | 'cut off'>;
}

/** @param at milliseconds since 1970; undefined for a command without a limit */
export function deadlineAt(at: number | undefined): Deadline {
  return {
    isOver: () => at !== undefined && Date.now() >= at,
    async within(run) {
      if (at === undefined) return run;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const over = new Promise<'cut off'>((resolve) => {
        timer = setTimeout(() => resolve('cut off'), Math.max(0, at - Date.now()));
      });
      try {
        return await Promise.race([run, over]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/**
 * Returns when the faulty deploys have to end: they come first and have half of the time, so that the kill runs have
 * the rest of it.
 */
export const endOfDeploys = (now: number, endsAt: number | undefined, hasKillRuns: boolean): number | undefined =>
  endsAt === undefined || !hasKillRuns ? endsAt : now + (endsAt - now) / 2;
