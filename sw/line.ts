/** Well under the 30 s after which a page takes a silent worker for dead. */
export const SILENCE_MS = 20_000;

/** A connection that several downloads share. */
export interface Line {
  /** Aborts what is under way when the line falls silent. Read it anew for each request. */
  readonly signal: AbortSignal;
  /** Something came, or was asked for just now. */
  heard(): void;
  /** Everything is done: stops the watch. */
  end(): void;
}

/**
 * Watches a line for silence: where nothing came for 20 s, what is under way is given up. A slow line makes
 * progress and is never cut; a request that waits for its turn behind others is not silence either.
 * @param onHeard called whenever something came
 */
export function watchLine(onHeard: () => void = () => undefined): Line {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    get signal() {
      return controller.signal;
    },
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        controller.abort(new DOMException('The line is silent', 'TimeoutError'));
        // For who asks again.
        controller = new AbortController();
      }, SILENCE_MS);
      onHeard();
    },
    end: () => clearTimeout(timer),
  };
}
