/** Calls `callback` after the next frame is on the screen; the returned function cancels the call. */
export function afterNextFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An animation frame callback runs before the frame is painted; a timer that it sets runs after that.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
