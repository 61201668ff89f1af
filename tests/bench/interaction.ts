import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { PHONE } from '../setup/browsers/launch-chromium';
import { ROUNDS } from './options';
import { CONTACT, GALLERY, HOME, openBench, POST, TOUR } from './place';
import { median, medianAtMost, type Goal, type Section } from './report';

const SLOWER = 4;
const MOST_MS = 100;
const PRESSES = 6;
/** The browser's own minimum: a quicker interaction has no entry. */
const LEAST_MS = 16;
const SETTLED_AFTER_MS = 1_500;
/** An interaction ends when its frame is shown; the carousel accepts the next one half a second after the last. */
const BETWEEN_MS = 900;

interface Feature {
  readonly name: string;
  readonly address: string;
  /** Prepares the page for the interaction. */
  readonly open?: (page: Page) => Promise<void>;
  /** One press or key, by the browser's own input. */
  readonly press: (page: Page, turn: number) => Promise<void>;
}

const clickInTurn =
  (first: string, second: string) =>
  (page: Page, turn: number): Promise<void> =>
    page
      .getByRole('button', { name: turn % 2 === 0 ? first : second, exact: true })
      .first()
      .click();

const FEATURES: readonly Feature[] = [
  { name: 'menu', address: HOME, press: clickInTurn('Menu', 'Close menu') },
  {
    name: 'search keystroke',
    address: HOME,
    async open(page) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').click();
      // The window loads the texts of all pages; this letter is typed before the measurement.
      await page.keyboard.press('c');
    },
    press: (page, turn) => page.keyboard.press('ats in'.charAt(turn % 6)),
  },
  {
    name: 'accordion',
    address: TOUR,
    press: (page) => page.locator('section[aria-labelledby="questions"] summary').first().click(),
  },
  {
    name: 'calculator',
    address: '/tours/private-tours',
    press: clickInTurn('One guest more', 'One guest fewer'),
  },
  {
    name: 'carousel',
    address: HOME,
    async open(page) {
      const next = page.getByRole('button', { name: 'Next review', disabled: false });
      await page.locator('section[aria-labelledby="reviews"]').scrollIntoViewIfNeeded();
      await next.waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'Next review' }).click(),
  },
  {
    name: 'lightbox',
    address: GALLERY,
    press: (page, turn) =>
      turn % 2 === 0
        ? page.getByRole('main').locator('button:has(img)').first().click()
        : page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
  {
    name: 'theme',
    address: HOME,
    open: (page) => page.getByRole('contentinfo').getByLabel('Theme').focus(),
    press: (page, turn) => page.keyboard.press(turn % 4 < 2 ? 'ArrowDown' : 'ArrowUp'),
  },
];

/**
 * Measures the time from an interaction to the frame that shows its effect, by the browser's Event Timing, and the
 * longest task of hydration.
 */
export async function measureInteraction(): Promise<Section[]> {
  const { site, browser, close } = await openBench();
  try {
    const presses = new Map<string, number[]>();
    for (const feature of FEATURES) presses.set(feature.name, await pressesOf(browser, site.url, feature));
    const tasks = new Map<string, number[]>();
    for (const address of [HOME, TOUR, POST, GALLERY, CONTACT]) tasks.set(address, []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [address, taken] of tasks) taken.push(await longestTask(browser, site.url + address));
    return [
      section(
        'From a press to the next frame',
        `Event Timing, which counts in steps of 8 ms; what has no entry was quicker than ${LEAST_MS} ms. ${PRESSES} presses each, the first one with what it loads.`,
        'interaction to next paint',
        presses,
      ),
      section(
        'The longest task of hydration',
        'From the moment at which the entry is asked for until it is quiet; tasks under 50 ms have no entry and are 0 here.',
        'longest task while hydrating',
        tasks,
      ),
    ];
  } finally {
    await close();
  }
}

function section(title: string, note: string, goal: string, times: ReadonlyMap<string, readonly number[]>): Section {
  return {
    title,
    note: `${note} In ms, processor ${SLOWER} × slower, phone, without worker.`,
    columns: ['what', 'median', 'least', 'most'],
    rows: [...times].map(([name, taken]) => [name, median(taken), Math.min(...taken), Math.max(...taken)]),
    goals: [...times].map(([name, taken]): Goal => medianAtMost(`${goal}: ${name}`, taken, MOST_MS)),
  };
}

/** Opens a page with a slow processor that records long tasks and interactions. */
async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const noted: { kind: string; start: number; duration: number }[] = [];
    Object.assign(globalThis, { noted });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId !== 0;
        if (isInteraction || entry.entryType === 'longtask')
          noted.push({ kind: entry.entryType, start: entry.startTime, duration: entry.duration });
      }
    });
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    observer.observe(events);
    observer.observe({ type: 'longtask' });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await sleep(SETTLED_AFTER_MS);
  return page;
}

/** The longest entry of a kind that begins at `from` or later; undefined if there is none. */
const longest = (page: Page, kind: string, from: number): Promise<number | undefined> =>
  page.evaluate(
    ([wanted, since]) => {
      const noted = Reflect.get(globalThis, 'noted') as { kind: string; start: number; duration: number }[];
      const durations = noted.filter((one) => one.kind === wanted && one.start >= since).map((one) => one.duration);
      return durations.length === 0 ? undefined : Math.max(...durations);
    },
    [kind, from] as const,
  );

async function pressesOf(browser: Browser, siteUrl: string, { address, open, press }: Feature): Promise<number[]> {
  const page = await openSlowly(browser, siteUrl + address);
  try {
    await open?.(page);
    await sleep(SETTLED_AFTER_MS);
    const taken: number[] = [];
    for (let turn = 0; turn < PRESSES; turn += 1) {
      const from = await page.evaluate(() => performance.now());
      await press(page, turn);
      await sleep(BETWEEN_MS);
      taken.push((await longest(page, 'event', from)) ?? LEAST_MS);
    }
    return taken;
  } finally {
    await page.context().close();
  }
}

async function longestTask(browser: Browser, address: string): Promise<number> {
  const page = await openSlowly(browser, address);
  try {
    const asked = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/boot.js'))?.startTime ?? 0,
    );
    return Math.round((await longest(page, 'longtask', asked)) ?? 0);
  } finally {
    await page.context().close();
  }
}
