// The height that the strip adds to the header: a jump within the page has to stop lower by this height (base.css).
const HEIGHT = '--strip-height';

/** Returns the target of the address's hash if the header covers its beginning now. */
function coveredTarget(): HTMLElement | null {
  const target = document.getElementById(location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  const clearFrom = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= 0 && top < clearFrom - 1 ? target : null;
}

/**
 * Keeps the height of the strip in a custom property of <html> while the strip is shown. If the
 * strip appears over the target of the hash, the page scrolls until the target is visible.
 */
export function measureStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined;
  const root = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    root.style.setProperty(HEIGHT, `${strip.offsetHeight}px`);
    // Wait until the browser has restored the scroll position, above which the strip has grown.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => coveredTarget()?.scrollIntoView({ behavior: 'instant' }));
  });
  observer.observe(strip);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    root.style.removeProperty(HEIGHT);
  };
}
