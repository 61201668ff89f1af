import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { launchChromium, PHONE } from '../setup/browsers/launch-chromium';
import { CERTIFICATE } from './certificate';
import { LONG } from './options';
import { HOME, startBenchSite } from './place';
import { ratioAtMost, type Section } from './report';

const MOST_RATIO = 1.1;
/** Parts that load once without an interaction are no growth: the dock and the toasts load 4 s after the rest. */
const LATE_PARTS_AFTER_MS = 8_000;
/** Ten pages to which the footer of any page links. */
const WALK = [
  '/about',
  '/tours',
  '/blog',
  '/gallery',
  '/petition-jerry-fox',
  '/press-kit',
  '/booking',
  '/sitemap',
  '/contact',
  '/privacy',
];

interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * V8 without its compilers, and with all data about functions from their first call on: any growth then is caused by
 * the page. This measurement has no goal; it shows how much of the growth in the normal browser is machine code.
 */
const INTERPRETED = '--js-flags=--jitless,--no-lazy-feedback-allocation';

/** Measures the heap after many walks over ten pages without a reload, compared with the first round. */
export async function measureHeap(): Promise<Section[]> {
  const site = await startBenchSite();
  try {
    const compiled = await heldOnTheWalk(site.url);
    const interpreted = await heldOnTheWalk(site.url, [INTERPRETED]);
    const rowsOf = (how: string, { first, last }: Walked): (string | number)[][] => [
      [`the first round${how}`, first.bytes, first.nodes, first.listeners, ''],
      [`round ${LONG}${how}`, last.bytes, last.nodes, last.listeners, (last.bytes / first.bytes).toFixed(2)],
    ];
    return [
      {
        title: 'What is held after a long walk',
        note: `${WALK.length} pages by the footer's links, ${LONG} times, garbage collected before each look. Interpreted: the same in a browser that makes no machine code of what runs often.`,
        columns: ['after', 'heap bytes', 'nodes', 'listeners', '÷ first'],
        rows: [...rowsOf('', compiled), ...rowsOf(', interpreted', interpreted)],
        goals: [
          ratioAtMost(
            `heap after walking ten pages ${LONG} times ÷ once`,
            [compiled.last.bytes / compiled.first.bytes],
            MOST_RATIO,
          ),
        ],
      },
    ];
  } finally {
    await site.close();
  }
}

interface Walked {
  readonly first: Held;
  readonly last: Held;
}

async function heldOnTheWalk(siteUrl: string, args: readonly string[] = []): Promise<Walked> {
  const browser = await launchChromium([CERTIFICATE.trust, ...args]);
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(siteUrl + HOME);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await sleep(LATE_PARTS_AFTER_MS);
    await walk(page, 1);
    const first = await heldAfterCollection(session);
    await walk(page, LONG - 1);
    return { first, last: await heldAfterCollection(session) };
  } finally {
    await browser.close();
  }
}

const walk = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(
    async ({ addresses, times }) => {
      for (let round = 0; round < times; round += 1)
        for (const address of addresses) {
          const before = document.querySelector('h1');
          const link = document.querySelector<HTMLElement>(`footer a[href="${address}"]`);
          if (link === null) throw new Error(`The footer has no link to ${address}`);
          link.click();
          const begun = performance.now();
          while (location.pathname !== address || [null, before].includes(document.querySelector('h1'))) {
            if (performance.now() - begun > 30_000) throw new Error(`${address} did not come`);
            await new Promise(requestAnimationFrame);
          }
          await new Promise(requestAnimationFrame);
        }
    },
    { addresses: WALK, times: rounds },
  );

async function heldAfterCollection(session: CDPSession): Promise<Held> {
  // One collection may make further objects collectable.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
