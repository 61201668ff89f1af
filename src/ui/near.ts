const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let moved: Promise<void> | undefined;

/** Resolves when somebody scrolls, points or types for the first time. */
export function firstSignOfLife(): Promise<void> {
  moved ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const sign = (): void => {
      for (const name of SIGNS) removeEventListener(name, sign, options);
      resolve();
    };
    for (const name of SIGNS) addEventListener(name, sign, options);
  });
  return moved;
}

/** Resolves when the place stands on the screen, or within `margin` of it. */
export const seen = (place: Element, margin: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    watcher.observe(place);
  });
