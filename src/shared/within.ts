/**
 * Waits for a promise, but no longer than `limitMs`.
 *
 * @param late called when the time is over: returns the result instead, or throws
 */
export async function within<T>(limitMs: number, promise: Promise<T>, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([promise, timeout.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
