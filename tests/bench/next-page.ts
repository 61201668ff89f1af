import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { everything, untilStored } from './offline-ready';
import { ROUNDS } from './options';
import { CONTACT, GALLERY, HOME, launchBenchProfile, startBenchSite, TOUR } from './place';
import { median, medianAtMost, type Section } from './report';

const SLOWER = 4;
const MOST_MS = 100;
const MOST_AFTER_HOVER_MS = 50;
const SETTLED_AFTER_MS = 1_500;
/** How long a visitor points at a link before the press. */
const HOVERED_MS = 300;

/** The pressed link of each page. */
const WAYS = [
  { from: HOME, link: `footer a[href="${GALLERY}"]` },
  { from: HOME, link: `footer a[href="${CONTACT}"]` },
  { from: '/tours', link: `main a[href="${TOUR}"]` },
  { from: '/blog', link: 'main a[href^="/blog?post="]' },
] as const;

/**
 * Measures the time from the press of a link to the first frame with the heading of the new page; everything is stored
 * on the device.
 */
export async function measureNextPage(): Promise<Section[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await startBenchSite();
  const context = await launchBenchProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(site.url + HOME);
    await untilStored(page, everything());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = WAYS.map((way) => ({ ...way, pressed: [] as number[], hovered: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { from, link, pressed, hovered } of times) {
        pressed.push(await pressedAndPainted(page, site.url + from, link, 0));
        hovered.push(await pressedAndPainted(page, site.url + from, link, HOVERED_MS));
      }
    return [
      {
        title: 'From a link to the next page',
        note: `From the click to the first frame with the heading of the new page; everything on the device, processor ${SLOWER} × slower. Medians in ms; "hovered" was pointed at for ${HOVERED_MS} ms, "pressed" neither pointed at nor touched before.`,
        columns: ['on', 'link', 'pressed', 'hovered'],
        rows: times.map(({ from, link, pressed, hovered }) => [from, link, median(pressed), median(hovered)]),
        goals: times.flatMap(({ from, link, pressed, hovered }) => [
          medianAtMost(`link to new page painted: ${from} ${link}`, pressed, MOST_MS),
          medianAtMost(`the same, hovered first: ${from} ${link}`, hovered, MOST_AFTER_HOVER_MS),
        ]),
      },
    ];
  } finally {
    await context.close();
    await site.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function pressedAndPainted(page: Page, address: string, selector: string, hoverMs: number): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  // The pointer may still be over a link.
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
