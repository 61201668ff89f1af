// What moves on a page without the visitor's doing: for the bench, which looks at every address, and for one story.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/** What is moved by so little is not noticed. */
const UNNOTICED_PX = 8;
/** End is pressed so soon after the page is there: as soon as a quick visitor does. */
const END_AFTER_MS = 300;
/** What comes late has come by then: the parts with buttons after 3 s, what floats after 4 s. */
const WATCHED_MS = 5_000;
const QUIET_STEP_MS = 60;
/** What the page does for the place that was scrolled to is done by then. */
const SETTLED_MS = 1_500;

/** What moved, in words, by how much, and when. */
export interface Movement {
  readonly what: string;
  readonly px: number;
  /** Milliseconds since the watch began. */
  readonly at: number;
  /** A font had just come: lines break elsewhere in it. */
  readonly byFont: boolean;
}
/** What was seen of one visit of one page. */
export interface Steadiness {
  /** Every layout shift, those right after a press or key too. */
  readonly shift: number;
  /** What was in the window and moved by more than eight pixels, the largest first. */
  readonly movements: readonly Movement[];
}

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Runs in the page, before anything of it: stands alone. Its functions are methods, for tsx puts a helper of its own
 * around every other one that has a name, and the page has no such helper.
 */
function watchMovement(unnoticed: number): void {
  const watch = {
    shift: 0,
    movements: [] as Movement[],
    /** When somebody acted last. */
    acted: 0,
    /** When a font came last. */
    fontCame: -Infinity,
    /** When the page was scrolled last. */
    scrolled: -Infinity,
    /** Where things in the window stood at the last look. */
    stood: new Map<Element, number>(),
    /** The heading of the page that was there at the last look. */
    heading: null as Element | null,
    scrolledTo: 0,
    height: 0,

    note(node: Node | undefined, px: number, at: number): void {
      // The header gets lower when the page is scrolled: that is the visitor's doing.
      if (px <= unnoticed || (watch.acted > 0 && watch.isInHeader(node))) return;
      const element = node instanceof Element ? node : node?.parentElement;
      const words = (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
      const what = `${element?.localName ?? 'what is gone'} "${words}"`;
      watch.movements.push({ what, px: Math.round(px), at: Math.round(at), byFont: watch.isByFont(at) });
    },

    isByFont(at: number): boolean {
      return document.fonts.status === 'loading' || at - watch.fontCame < 500;
    },

    isInHeader(node: Node | undefined): boolean {
      const element = node instanceof Element ? node : node?.parentElement;
      return (element?.closest('body > header') ?? null) !== null;
    },

    /** As the browser has it: what moved from one frame to the next, scrolling taken out. */
    add({ value, sources, startTime }: Shift): void {
      // End leads over 13,000 px at once. A font that comes on this way changes the height of what is passed, and the
      // browser counts it at the foot of the page, of which no frame was shown before: screenshots of each frame say so.
      if (watch.isByFont(startTime) && startTime - watch.scrolled < 500) return;
      watch.shift += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        // What comes into sight or goes out of it did not move.
        if (from.height === 0 || to.height === 0) continue;
        watch.note(node, Math.max(Math.abs(to.top - from.top), Math.abs(to.left - from.left)), startTime);
      }
    },

    /** As the eye has it while nobody scrolls: also where the browser scrolls, because the page has become shorter. */
    look(): void {
      const stands = new Map<Element, number>();
      if (performance.now() - watch.acted > 1_000)
        for (const element of document.querySelectorAll('main, footer, h1, h2, h3, p, a, button, summary, img')) {
          const { top, bottom, height } = element.getBoundingClientRect();
          if (height > 0 && bottom > 0 && top < innerHeight) stands.set(element, top);
        }
      const height = document.documentElement.scrollHeight;
      // A slow machine is still scrolling; but a page that has become shorter has moved by itself.
      const isScrolled = scrollY !== watch.scrolledTo && height >= watch.height;
      // Another page begins at its top, however far down the one before was left.
      const heading = document.querySelector('h1');
      if (!isScrolled && heading === watch.heading)
        for (const [element, top] of stands)
          watch.note(element, Math.abs(top - (watch.stood.get(element) ?? top)), performance.now());
      watch.heading = heading;
      watch.scrolledTo = scrollY;
      watch.height = height;
      watch.stood = stands;
      setTimeout(() => watch.look(), 100);
    },
  };
  Object.assign(globalThis, { movement: watch });
  // The headless browser rounds the width of every letter to whole pixels, by which lines break elsewhere when the
  // fonts come; most visitors' browsers do not.
  const letters = new CSSStyleSheet();
  letters.replaceSync('* { text-rendering: geometricPrecision !important }');
  document.adoptedStyleSheets.push(letters);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watch.add(entry as Shift);
  }).observe({ type: 'layout-shift', buffered: true });
  for (const name of ['keydown', 'wheel', 'touchmove', 'pointerdown', 'click'])
    addEventListener(name, () => (watch.acted = performance.now()), { capture: true, passive: true });
  // A long way is scrolled for a while.
  addEventListener('scroll', ({ timeStamp }) => {
    watch.scrolled = timeStamp;
    if (performance.now() - watch.acted < 500) watch.acted = performance.now();
  });
  for (const name of ['loading', 'loadingdone'])
    document.fonts.addEventListener(name, ({ timeStamp }) => (watch.fontCame = timeStamp));
  addEventListener('load', () => watch.look());
}

/** Makes a page note from its first frame on what moves. Before it is opened. */
const watch = (page: Page): Promise<unknown> => page.addInitScript(watchMovement, UNNOTICED_PX);

/** Forgets what was noted up to now: what begins is another page. */
const startOver = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(Reflect.get(globalThis, 'movement') as Steadiness, { shift: 0, movements: [] });
  });

/**
 * What a quick visitor does with a page that is there: End after 0.3 s, a look at the foot until all that comes late
 * has come, then back up by wheel, and a last look at the top.
 */
async function goToTheEndAndBack(page: Page): Promise<Steadiness> {
  await sleep(END_AFTER_MS);
  await page.keyboard.press('End');
  await sleep(WATCHED_MS);
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  // At the edge: over a frame of another site the page would not hear of the wheel.
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

/** Opens an address as a new visit. Out: what moved. */
export async function visit(page: Page, url: string): Promise<Steadiness> {
  await watch(page);
  await page.goto(url);
  return goToTheEndAndBack(page);
}

/** Opens a page, and follows a link of it once all is quiet. Out: what moved from the press on. */
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
