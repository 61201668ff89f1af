/**
 * Resolves when the first frame with text has been drawn. A slow phone may draw an empty frame
 * before it, and would then process fonts and styles before the text.
 */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
