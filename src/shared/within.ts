/**
 * Waits for a promise, but not for ever.
 * @param late what comes of it after `limitMs`: a value, or an error that it throws
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
