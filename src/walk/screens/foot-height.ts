/**
 * The height of what stays at the lower edge of the window: the bar of walk mode with its player, or the small player.
 */
const HEIGHT = '--foot-height';

/** The element that was measured last: one foot appears before the other is removed. */
let measured: HTMLElement | undefined;

/**
 * Keeps the height of an element in px in a custom property of <html> while the element is on the page. Style sheets
 * keep the focus clear of it, and place other floating parts above it.
 * @param foot the element; null only for the type of a `ref`, because React calls the returned function instead
 * @returns a function that ends this
 */
export function measureFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const root = document.documentElement;
  measured = foot;
  const observer = new ResizeObserver(() => {
    if (measured === foot) root.style.setProperty(HEIGHT, `${foot.offsetHeight}px`);
  });
  observer.observe(foot);
  return () => {
    observer.disconnect();
    if (measured === foot) root.style.removeProperty(HEIGHT);
  };
}
