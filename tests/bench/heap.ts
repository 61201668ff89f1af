import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { PHONE } from '../setup/launch-chromium';
import { LONG } from './options';
import { HOME, launchBench, startBenchSite } from './place';
import { ratioAtMost, type Section } from './report';

const MOST_RATIO = 1.1;
/** What is loaded once, when nobody acts, is no growth: the dock and the toasts come 4 s after the rest. */
const LATE_PARTS_AFTER_MS = 8_000;
/** Ten pages that the footer leads to, from any page. */
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

/** What is held after walking ten pages many times, without a load in between, against the first round. */
export async function measureHeap(): Promise<Section[]> {
  const site = await startBenchSite();
  const browser = await launchBench();
  try {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.url + HOME);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await sleep(LATE_PARTS_AFTER_MS);
    await walk(page, 1);
    const first = await heldAfterCollection(session);
    await walk(page, LONG - 1);
    const last = await heldAfterCollection(session);
    const rowOf = (name: string, { bytes, nodes, listeners }: Held) => [name, bytes, nodes, listeners];
    return [
      {
        title: 'What is held after a long walk',
        note: `${WALK.length} pages by the footer's links, ${LONG} times, garbage collected before each look.`,
        columns: ['after', 'heap bytes', 'nodes', 'listeners'],
        rows: [rowOf('the first round', first), rowOf(`round ${LONG}`, last)],
        goals: [
          ratioAtMost(`heap after walking ten pages ${LONG} times ÷ once`, [last.bytes / first.bytes], MOST_RATIO),
        ],
      },
    ];
  } finally {
    await browser.close();
    await site.close();
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
  // What a collection sets free may free more.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}
