import type { ReadableStore } from './store';

/** Two fingers on a page that is not zoomed may leave a scale a little above 1. */
const LEAST_SCALE = 1.05;

/** Whether the page is zoomed with two fingers. One finger then moves the page, so a swipe has no other effect. */
export const pinchZoom: ReadableStore<boolean> = {
  getSnapshot: () => (visualViewport?.scale ?? 1) >= LEAST_SCALE,
  getServerSnapshot: () => false,
  subscribe(listener) {
    visualViewport?.addEventListener('resize', listener);
    return () => visualViewport?.removeEventListener('resize', listener);
  },
};
