import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { everything, untilStored } from './offline-ready';
import { ROUNDS } from './options';
import { CONTACT, GALLERY, HOME, openBenchProfile, TOUR, WALK } from './place';
import { median, medianAtMost, type Section } from './report';

const SLOWER = 4;
const MOST_MS = 100;
/** The limit when the next page is known before the press: the visitor points at the link, or is on a walk. */
const MOST_PREPARED_MS = 50;
const SETTLED_AFTER_MS = 1_500;
/** How long a visitor points at a link before the press. */
const HOVERED_MS = 300;

/** The links that are pressed, each with its page. */
const WAYS = [
  { from: HOME, link: `footer a[href="${GALLERY}"]` },
  { from: HOME, link: `footer a[href="${CONTACT}"]` },
  { from: HOME, link: 'footer a[href="/tours"]' },
  { from: '/tours', link: `main a[href="${TOUR}"]` },
  { from: '/blog', link: 'main a[href^="/blog?post="]' },
] as const;

const BAR = 'nav[aria-label="This walk"]';
/** The stop that is marked before the measurement, so that each of its screens has a link to the next one. */
const MARKED = 3;
/** The link that leads on from each screen of a walk. */
const NEXTS = [
  { from: `${WALK}#to-${MARKED}`, link: `${BAR} a[href$="#stop-${MARKED}"]` },
  { from: `${WALK}#stop-${MARKED}`, link: `${BAR} a[href$="#to-${MARKED + 1}"]` },
] as const;

interface Pressed {
  readonly from: string;
  readonly link: string;
  readonly pressed: number[];
}

/**
 * Measures the time from the press of a link to the first frame with the heading of the new page or of the next screen
 * of a walk; everything is stored on the device.
 */
export async function measureNextPage(): Promise<Section[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const { site, browser: context, close } = await openBenchProfile(profile);
  try {
    const page = await openStored(context, site.url);
    const times = WAYS.map((way) => ({ ...way, pressed: [] as number[], hovered: [] as number[] }));
    const nexts = NEXTS.map((way) => ({ ...way, pressed: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { from, link, pressed, hovered } of times) {
        await open(page, site.url + from);
        pressed.push(await pressedAndPainted(page, link, 0));
        await open(page, site.url + from);
        hovered.push(await pressedAndPainted(page, link, HOVERED_MS));
      }
      await measureNexts(page, site.url, nexts);
    }
    return [
      {
        title: 'From a link to the next page',
        note: `From the click to the first frame with the heading of the new page; everything on the device, processor ${SLOWER} × slower. Medians in ms; "hovered" was pointed at for ${HOVERED_MS} ms, "pressed" neither pointed at nor touched before.`,
        columns: ['on', 'link', 'pressed', 'hovered'],
        rows: times.map(({ from, link, pressed, hovered }) => [from, link, median(pressed), median(hovered)]),
        goals: times.flatMap(({ from, link, pressed, hovered }) => [
          medianAtMost(`link to new page painted: ${from} ${link}`, pressed, MOST_MS),
          medianAtMost(`the same, hovered first: ${from} ${link}`, hovered, MOST_PREPARED_MS),
        ]),
      },
      {
        title: 'From Next to the next screen of a walk',
        note: `The same in walk mode, ${SETTLED_AFTER_MS} ms after the screen was reached. In ms.`,
        columns: ['on', 'median', 'least', 'most'],
        rows: nexts.map(({ from, pressed }) => [from, median(pressed), Math.min(...pressed), Math.max(...pressed)]),
        goals: nexts.map(({ from, pressed }) => medianAtMost(`Next in a walk: ${from}`, pressed, MOST_PREPARED_MS)),
      },
    ];
  } finally {
    await close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Opens a page with a slow processor, with everything stored on the device and one stop of the walk marked. */
async function openStored(context: BrowserContext, siteUrl: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(siteUrl + HOME);
  await untilStored(page, everything());
  await page.goto(`${siteUrl}${WALK}#to-${MARKED}`);
  await page.locator(BAR).getByRole('button', { name: 'I am here' }).click();
  await page
    .locator(BAR)
    .getByRole('link', { name: `Read stop ${MARKED}` })
    .waitFor();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Opens the first screen, and goes on to the others from there, as a walker does. */
async function measureNexts(page: Page, siteUrl: string, nexts: readonly Pressed[]): Promise<void> {
  // Between two addresses that differ in the hash alone, the browser would not load the page.
  await page.goto('about:blank');
  await open(page, siteUrl + NEXTS[0].from);
  for (const { link, pressed } of nexts) pressed.push(await pressedAndPainted(page, link, 0));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

async function pressedAndPainted(page: Page, selector: string, hoverMs: number): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  // The pointer may still be over a link from the measurement before.
  await page.mouse.move(0, 0);
  await sleep(SETTLED_AFTER_MS);
  if (hoverMs > 0) {
    await link.hover();
    await sleep(hoverMs);
  }
  return link.evaluate(
    (node: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const begun = performance.now();
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before) return;
          observer.disconnect();
          // A message arrives after the frame's layout and paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(Math.round(performance.now() - begun));
          requestAnimationFrame(() => port2.postMessage(undefined));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        node.click();
      }),
  );
}
