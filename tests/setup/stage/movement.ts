// Measures what moves on a page although the visitor did not move it. The bench visits every address with it, and one
// e2e story uses it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/** A visitor does not notice a movement of at most this many pixels. */
const UNNOTICED_PX = 8;
/** The time from the load of the page to the End key, as short as for a quick visitor. */
const END_AFTER_MS = 300;
/** Within this time all late parts have appeared: those with buttons after 3 s, the floating ones after 4 s. */
const WATCHED_MS = 5_000;
/** The time between two turns of the wheel. */
const QUIET_STEP_MS = 60;
/** Within this time the page has loaded what the scroll position needs. */
const SETTLED_MS = 1_500;

/** One movement of one element. */
export interface Movement {
  /** The element and the beginning of its text. */
  readonly what: string;
  readonly px: number;
  /** Milliseconds since the watch began. */
  readonly at: number;
  /** Whether a font had just loaded, which changes the line breaks. */
  readonly byFont: boolean;
}
/** The result of one visit of one page. */
export interface Steadiness {
  /** The sum of all layout shifts, including those right after a click or a key. */
  readonly shift: number;
  /** Elements in the window that moved by more than eight pixels, the largest movement first. */
  readonly movements: readonly Movement[];
}

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Runs in the page before all scripts of the page. The function uses nothing from outside. Its inner functions are
 * methods, because tsx wraps every other named function in a helper, which the page does not have.
 */
function watchMovement(unnoticed: number): void {
  const watch = {
    shift: 0,
    movements: [] as Movement[],
    /** When the visitor acted last. */
    acted: 0,
    /** When the page drew its last font; Infinity while it has one that it has not drawn yet. */
    fontDrawn: -Infinity,
    /** When the page was scrolled last. */
    scrolled: -Infinity,
    /** The tops of the elements in the window at the last look. */
    stood: new Map<Element, number>(),
    /** The heading of the page at the last look. */
    heading: null as Element | null,
    scrolledTo: 0,
    height: 0,

    note(node: Node | undefined, px: number, at: number): void {
      // The header becomes lower when the page is scrolled, so this movement does not count.
      if (px <= unnoticed || (watch.scrolled > -Infinity && watch.isInHeader(node))) return;
      const element = node instanceof Element ? node : node?.parentElement;
      const words = (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const what = `${element?.localName ?? 'a removed element'} "${words}"`;
      watch.movements.push({ what, px: Math.round(px), at: Math.round(at), byFont: watch.isByFont(at) });
    },

    isByFont(at: number): boolean {
      return document.fonts.status === 'loading' || at - watch.fontDrawn < 500;
    },

    isInHeader(node: Node | undefined): boolean {
      const element = node instanceof Element ? node : node?.parentElement;
      // The page's own header is outside <main>; walk mode wraps it.
      return element?.closest('header')?.closest('main') === null;
    },

    /** Records a layout shift as the browser reports it: from one frame to the next, without scrolling. */
    add({ value, sources, startTime }: Shift): void {
      // The End key scrolls over 13,000 px at once. A font that loads during this scroll changes the height of the
      // passed content, and the browser counts a shift at the foot of the page although no frame had shown the foot
      // before (verified with a screenshot of each frame).
      if (watch.isByFont(startTime) && startTime - watch.scrolled < 500) return;
      watch.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        // An element that enters or leaves the window did not move.
        if (from.height === 0 || to.height === 0) continue;
        watch.note(node, Math.max(Math.abs(to.top - from.top), Math.abs(to.left - from.left)), startTime);
      }
    },

    /**
     * Records what a visitor who does not scroll sees move. This includes the browser's own scrolling when the page
     * becomes shorter.
     */
    look(): void {
      const tops = new Map<Element, number>();
      if (performance.now() - watch.acted > 1_000)
        for (const element of document.querySelectorAll('main, footer, h1, h2, h3, p, a, button, summary, img')) {
          const { top, bottom, height } = element.getBoundingClientRect();
          if (height > 0 && bottom > 0 && top < innerHeight) tops.set(element, top);
        }
      const height = document.documentElement.scrollHeight;
      // A slow machine may still be scrolling. A page that has become shorter has moved without the visitor.
      const isScrolled = scrollY !== watch.scrolledTo && height >= watch.height;
      // Another page begins at its top, at whatever position the visitor left the previous one.
      const heading = document.querySelector('h1');
      if (!isScrolled && heading === watch.heading)
        for (const [element, top] of tops)
          watch.note(element, Math.abs(top - (watch.stood.get(element) ?? top)), performance.now());
      watch.heading = heading;
      watch.scrolledTo = scrollY;
      watch.height = height;
      watch.stood = tops;
      setTimeout(() => watch.look(), 100);
    },
  };
  Object.assign(globalThis, { movement: watch });
  // The headless browser rounds the width of every letter to whole pixels, so lines break at other words when the fonts
  // load. Most visitors' browsers do not round.
  const letters = new CSSStyleSheet();
  letters.replaceSync('* { text-rendering: geometricPrecision !important }');
  document.adoptedStyleSheets.push(letters);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watch.add(entry as Shift);
  }).observe({ type: 'layout-shift', buffered: true });
  for (const name of ['keydown', 'wheel', 'touchmove', 'pointerdown', 'click'])
    addEventListener(name, () => (watch.acted = performance.now()), { capture: true, passive: true });
  // A long scroll takes a while, and the visitor acts as long as it lasts.
  addEventListener('scroll', ({ timeStamp }) => {
    watch.scrolled = timeStamp;
    if (performance.now() - watch.acted < 500) watch.acted = performance.now();
  });
  for (const name of ['loading', 'loadingdone'])
    document.fonts.addEventListener(name, () => {
      watch.fontDrawn = Infinity;
      requestAnimationFrame(() => requestAnimationFrame((now) => (watch.fontDrawn = now)));
    });
  addEventListener('load', () => watch.look());
}

/** Makes a page record movements from its first frame on. Call it before the page is opened. */
const watch = (page: Page): Promise<unknown> => page.addInitScript(watchMovement, UNNOTICED_PX);

/** Discards the movements recorded so far, because another page begins. */
const startOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'movement') as Steadiness, { shift: 0, movements: [] });
  });

/**
 * Acts like a quick visitor on a loaded page: presses End after 0.3 s, waits at the foot until all late parts have
 * appeared, and scrolls back to the top with the wheel.
 * @returns what moved
 */
async function goToTheEndAndBack(page: Page): Promise<Steadiness> {
  await sleep(END_AFTER_MS);
  await page.keyboard.press('End');
  await sleep(WATCHED_MS);
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  // At the edge of the window, because over a frame of another site the page gets no wheel events.
  await page.mouse.move(4, window.height / 2);
  for (;;) {
    const left = await page.evaluate(() => Math.round(scrollY));
    if (left === 0) break;
    await page.mouse.wheel(0, -Math.min(left, window.height));
    await sleep(QUIET_STEP_MS);
  }
  await sleep(QUIET_STEP_MS);
  const { shift, movements } = await page.evaluate(() => {
    const { shift, movements } = Reflect.get(globalThis, 'movement') as Steadiness;
    return { shift, movements };
  });
  return { shift: Math.round(shift * 10_000) / 10_000, movements: [...movements].sort((a, b) => b.px - a.px) };
}

/** A link that leads from a page to another one. */
export interface Way {
  readonly from: string;
  /** A selector; the first that fits is pressed. */
  readonly link: string;
}

/** Opens an address as a new visit. @returns what moved */
export async function visit(page: Page, url: string): Promise<Steadiness> {
  await watch(page);
  await page.goto(url);
  return goToTheEndAndBack(page);
}

/** Opens a page and follows one of its links when nothing moves any more. @returns what moved after the click */
export async function followLink(page: Page, siteUrl: string, { from, link }: Way): Promise<Steadiness> {
  await watch(page);
  await page.goto(siteUrl + from);
  await page.waitForFunction(() => document.documentElement.matches('[data-hydrated][data-whole]'));
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await sleep(SETTLED_MS);
  await startOver(page);
  const heading = await page.locator('h1').first().textContent();
  await page.locator(link).first().click();
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading);
  return goToTheEndAndBack(page);
}
