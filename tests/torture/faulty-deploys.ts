// Faulty releases on the host. A visitor who has installed the site must never see a blank page, and must get the good
// release that follows.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { captivePortal } from '../fakes/captive-portal';
import { lookForUpdate, nextRelease, releaseOf } from '../setup/site/releases';
import { TEST_DIST } from '../setup/site/test-site';
import { WRONG_HOSTS } from '../setup/site/wrong-hosts';
import { hydrated } from '../setup/stage/stage';
import type { Place } from './place';

const HEALED_WITHIN_MS = 90_000;
const READY_WITHIN_MS = 10_000;
/** The time in which a worker may fail to install, and a page may reload for a worker, before the page is checked. */
const AFTER_MS = 1_500;
const ADDRESSES = ['/', '/tours', '/contact'];

export interface FaultyDeploy {
  readonly name: string;
  /** Puts the faulty release on the host. */
  readonly deploy: (place: Place) => void;
}

const released = (place: Place, name: string, spoil: (dist: string) => void): void => {
  const dist = nextRelease(TEST_DIST, name);
  spoil(dist);
  place.site.use(dist);
};

/** The worker that docs/DEPLOY.md tells an owner to publish when nothing else has helped. */
const KILL_SWITCH =
  /^\*\*To stop a bad worker\*\*.*?`(self\..*?)`$/m.exec(readFileSync('docs/DEPLOY.md', 'utf8'))?.[1] ?? '';
if (KILL_SWITCH === '') throw new Error('docs/DEPLOY.md does not say how to stop a bad worker.');

export const FAULTY_DEPLOYS: readonly FaultyDeploy[] = [
  {
    name: 'a script is missing',
    deploy: (place) => released(place, 'torture-missing', (dist) => rmSync(join(dist, 'boot.js'))),
  },
  {
    name: 'a file is cut short',
    deploy: (place) =>
      released(place, 'torture-short', (dist) => {
        const file = join(dist, 'boot.js');
        writeFileSync(file, readFileSync(file).subarray(0, 200));
      }),
  },
  {
    name: 'the new worker beside the old files',
    deploy: (place) =>
      released(place, 'torture-mixed', (dist) =>
        writeFileSync(join(dist, 'boot.js'), readFileSync(join(TEST_DIST, 'boot.js'))),
      ),
  },
  { name: 'the worker is not found', deploy: ({ site }) => site.fail('/sw.js', 404) },
  { name: 'the worker answers 500', deploy: ({ site }) => site.fail('/sw.js', 500) },
  {
    name: 'the worker is a page',
    deploy: (place) =>
      released(place, 'torture-page', (dist) =>
        writeFileSync(join(dist, 'sw.js'), readFileSync(join(dist, 'index.html'))),
      ),
  },
  {
    name: 'the host is broken for every script',
    deploy: (place) => released(place, 'torture-assets', (dist) => rmSync(join(dist, 'assets'), { recursive: true })),
  },
  {
    name: 'a release that is taken back',
    deploy: (place) => released(place, 'torture-back', () => undefined),
  },
  {
    name: 'the kill switch',
    deploy: (place) => released(place, 'torture-switch', (dist) => writeFileSync(join(dist, 'sw.js'), KILL_SWITCH)),
  },
  ...Object.entries(WRONG_HOSTS).map(([name, spoil]): FaultyDeploy => ({
    name,
    deploy: (place) => {
      place.site.spoil(spoil);
      released(place, 'torture-said-wrong', () => undefined);
    },
  })),
  ...(['page', 'redirect'] as const).map((kind): FaultyDeploy => ({
    name: `a captive portal, ${kind}`,
    deploy: (place) => {
      place.site.instead(captivePortal(kind));
      released(place, 'torture-portal', () => undefined);
    },
  })),
];

function repairHost({ site }: Place): void {
  site.fail('/sw.js', undefined);
  site.spoil(undefined);
  site.instead(undefined);
}

/**
 * Deploys a faulty release while a visitor has the site installed, opens pages, repairs the host and opens pages again.
 * @returns what was wrong, in a sentence; undefined if nothing was wrong
 */
export async function tryDeploy(place: Place, { name, deploy }: FaultyDeploy): Promise<string | undefined> {
  try {
    place.newProfile();
    place.site.use(TEST_DIST);
    const context = await place.open();
    const before = await walk(place, context);
    if (before !== undefined) return `before it: ${before}`;
    deploy(place);
    const during = (await walk(place, context)) ?? (await walk(place, context));
    if (during !== undefined) return during;
    // The host now serves the release before the faulty one, or a good next one. The site must recover with both.
    const good = name.includes('taken back') ? TEST_DIST : nextRelease(TEST_DIST, 'torture-good');
    repairHost(place);
    place.site.use(good);
    return await waitForRecovery(place, context, good === TEST_DIST ? null : 'torture-good');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    repairHost(place);
    place.site.use(TEST_DIST);
    await place.kill();
  }
}

/** Opens one page after the other and looks for a new release on each. Returns which page was blank or broken. */
async function walk({ url }: Place, context: BrowserContext): Promise<string | undefined> {
  for (const address of ADDRESSES) {
    const page = await context.newPage();
    // A worker that unregisters itself reloads its pages, even while they load. Therefore the visible page is checked,
    // without waiting for the load event.
    await page.goto(url + address, { waitUntil: 'commit' });
    const problem = await blankness(page, address);
    if (problem !== undefined) return problem;
    await lookForUpdate(page).catch(() => undefined);
    await pause(AFTER_MS);
    const later = await blankness(page, address);
    if (later !== undefined) return `after the look for a release: ${later}`;
    await page.close();
  }
  return undefined;
}

async function blankness(page: Page, address: string): Promise<string | undefined> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const shown = await heading.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!shown) return `${address} is blank`;
  const words = await heading.innerText();
  return /went wrong|not found/i.test(words) ? `${address} says "${words}"` : undefined;
}

/**
 * Opens a page repeatedly until it runs the good release and is ready offline. Then opens a page without a network.
 * @param wanted the name of the good release; null for the first release, which sets no name
 * @returns what was wrong, in a sentence; undefined if nothing was wrong
 */
async function waitForRecovery(
  place: Place,
  context: BrowserContext,
  wanted: string | null,
): Promise<string | undefined> {
  const start = Date.now();
  for (;;) {
    const page = await context.newPage();
    await page.goto(`${place.url}/about`, { waitUntil: 'commit' });
    await lookForUpdate(page).catch(() => undefined);
    const ready = page.getByRole('contentinfo').getByText('Ready offline');
    await ready.waitFor({ timeout: READY_WITHIN_MS }).catch(() => undefined);
    const isReady = await ready.isVisible();
    const release = await releaseOf(page);
    // A waiting worker becomes active when the last page of the old worker is closed.
    await page.close();
    if (isReady && release === wanted) break;
    if (Date.now() - start > HEALED_WITHIN_MS)
      return `it runs ${String(release)} ${HEALED_WITHIN_MS / 1000} s after the host was well, ready offline: ${String(isReady)}`;
    await pause(AFTER_MS);
  }
  await Promise.all([place.site.down(), context.setOffline(true)]);
  const offline = await context.newPage();
  await offline.goto(`${place.url}/tours`);
  const problem = await blankness(offline, '/tours offline');
  // The page's script sets the name of the release, and it runs after the text is shown.
  await hydrated(offline);
  await place.site.up();
  return problem ?? ((await releaseOf(offline)) === wanted ? undefined : 'offline another release is shown');
}
