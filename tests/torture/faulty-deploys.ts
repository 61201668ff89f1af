// Faulty releases on the host. A visitor who has installed the site must never see a blank page, and must get the good
// release that follows.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { RunningSite, Spoiling } from '../../tools/preview/site-server';
import { captivePortal } from '../fakes/captive-portal';
import { keptFiles, wronglyKept } from '../setup/site/kept-files';
import { lookForUpdate, nextRelease, releaseOf } from '../setup/site/releases';
import { TEST_DIST } from '../setup/site/test-site';
import { onlyFetched, WRONG_HOSTS } from '../setup/site/wrong-hosts';
import { hydrated } from '../setup/stage/waits';
import type { Place } from './place';

const HEALED_WITHIN_MS = 90_000;
const READY_WITHIN_MS = 10_000;
/** The time in which a worker may fail to install, and a page may reload for a worker, before the page is checked. */
const AFTER_MS = 1_500;
const RUNS_WITHIN_MS = 20_000;
/** A worker answers well within this time; see `openPage`. */
const OPENS_WITHIN_MS = 10_000;
const ADDRESSES = ['/', '/tours', '/contact'];

/** The pages that every release changes, so that a worker has to fetch them. */
const CHANGED = ['index.html', 'tours.html', 'contact.html', 'about.html'];

/** The host and the release of one attempt. */
interface Attempt {
  readonly site: RunningSite;
  /** Makes a release, spoils its files, and puts it on the host. */
  readonly put: (spoil?: (dist: string) => void) => void;
}

export interface FaultyDeploy {
  readonly name: string;
  /** Puts the faulty release on the host. */
  readonly deploy: (attempt: Attempt) => void;
  /** The release that the host serves when the fault is over; a good next release if omitted. */
  readonly healsWith?: 'the same release' | 'the release before';
  /** The visitor comes for the first time, so that nothing is installed before the fault. */
  readonly isFirstVisit?: boolean;
}

/** The worker that docs/DEPLOY.md tells an owner to publish when nothing else has helped. */
const KILL_SWITCH =
  /^\*\*To stop a bad worker\*\*.*?`(self\..*?)`$/m.exec(readFileSync('docs/DEPLOY.md', 'utf8'))?.[1] ?? '';
if (KILL_SWITCH === '') throw new Error('docs/DEPLOY.md does not say how to stop a bad worker.');

/** A captive portal that has let the page pass, and answers what is fetched after it. */
const portalForWorkers: Spoiling = (_, answer) => {
  answer.status = 200;
  answer.headers['content-type'] = 'text/html; charset=utf-8';
  answer.body = Buffer.from('<h1>Welcome to our Wi-Fi</h1>');
};

const faultyReleases: readonly FaultyDeploy[] = [
  { name: 'a script is missing', deploy: ({ put }) => put((dist) => rmSync(join(dist, 'boot.js'))) },
  {
    name: 'a file is cut short',
    deploy: ({ put }) =>
      put((dist) => {
        const file = join(dist, 'boot.js');
        writeFileSync(file, readFileSync(file).subarray(0, 200));
      }),
  },
  {
    name: 'the new worker beside the old files',
    deploy: ({ put }) =>
      put((dist) => {
        for (const file of ['boot.js', ...CHANGED])
          writeFileSync(join(dist, file), readFileSync(join(TEST_DIST, file)));
      }),
  },
  { name: 'the worker is not found', deploy: ({ site }) => site.fail('/sw.js', 404) },
  { name: 'the worker answers 500', deploy: ({ site }) => site.fail('/sw.js', 500) },
  {
    name: 'the worker is a page',
    deploy: ({ put }) => put((dist) => writeFileSync(join(dist, 'sw.js'), readFileSync(join(dist, 'index.html')))),
  },
  {
    name: 'the host is broken for every script',
    deploy: ({ put }) => put((dist) => rmSync(join(dist, 'assets'), { recursive: true })),
  },
  { name: 'a release that is taken back', healsWith: 'the release before', deploy: ({ put }) => put() },
  { name: 'the kill switch', deploy: ({ put }) => put((dist) => writeFileSync(join(dist, 'sw.js'), KILL_SWITCH)) },
];

/** Hosts that serve the right files with wrong headers, or do not get through. The same release heals them. */
const wrongHosts: readonly FaultyDeploy[] = [
  ...Object.entries(WRONG_HOSTS).map(([name, spoil]): FaultyDeploy => ({
    name,
    healsWith: 'the same release',
    deploy: ({ site, put }) => {
      site.spoil(spoil);
      put();
    },
  })),
  ...(['page', 'redirect'] as const).map((kind): FaultyDeploy => ({
    name: `a captive portal, ${kind}`,
    healsWith: 'the same release',
    deploy: ({ site, put }) => {
      site.instead(captivePortal(kind));
      put();
    },
  })),
  ...Object.entries({ ...WRONG_HOSTS, 'a captive portal': portalForWorkers }).map(([name, spoil]): FaultyDeploy => ({
    name: `a first visit, ${name}`,
    isFirstVisit: true,
    healsWith: 'the same release',
    deploy: ({ site, put }) => {
      site.spoil(onlyFetched(spoil));
      put();
    },
  })),
];

export const FAULTY_DEPLOYS: readonly FaultyDeploy[] = [...faultyReleases, ...wrongHosts];

function repairHost({ site }: Place): void {
  site.fail('/sw.js', undefined);
  site.spoil(undefined);
  site.instead(undefined);
}

/**
 * Deploys a faulty release while a visitor has the site installed, opens pages, repairs the host and opens pages again.
 * @returns what was wrong, in a sentence; undefined if nothing was wrong
 */
export async function tryDeploy(
  place: Place,
  { name, deploy, healsWith, isFirstVisit = false }: FaultyDeploy,
): Promise<string | undefined> {
  const release = `torture-${name.replaceAll(/\W+/g, '-')}`;
  const folders: string[] = [];
  const make = (what: string): string => {
    const dist = nextRelease(TEST_DIST, what, CHANGED);
    folders.push(dist);
    return dist;
  };
  const put = (spoil: (dist: string) => void = () => undefined): void => {
    const dist = make(release);
    spoil(dist);
    place.site.use(dist);
  };
  try {
    if (isFirstVisit) place.emptyProfile();
    else place.newProfile();
    place.site.use(TEST_DIST);
    const context = await place.open();
    const before = isFirstVisit ? undefined : await walk(place, context);
    if (before !== undefined) return `before it: ${before}`;
    deploy({ site: place.site, put });
    const during = (await walk(place, context)) ?? (await walk(place, context));
    if (during !== undefined) return during;
    // The site must recover with the same release from a host that is well, with the one before, and with the next one.
    repairHost(place);
    if (healsWith === 'the same release') return await waitForRecovery(place, context, release);
    const good = healsWith === 'the release before' ? null : `${release}-good`;
    place.site.use(good === null ? TEST_DIST : make(good));
    return await waitForRecovery(place, context, good);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    repairHost(place);
    place.site.use(TEST_DIST);
    await place.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens an address. A worker that unregisters itself reloads its pages, even while they load; therefore this does not
 * wait for the load event. Chromium itself may leave a page unanswered that is opened within a second after the last
 * one was closed, while a release waits (docs/RELIABILITY.md): the visitor then closes it and opens another, and this
 * is reported.
 */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const opened = await page.goto(url, { waitUntil: 'commit', timeout: OPENS_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (opened) return page;
  console.log(`opened only at the second try: ${url}`);
  await page.close();
  const again = await context.newPage();
  await again.goto(url, { waitUntil: 'commit', timeout: OPENS_WITHIN_MS });
  return again;
}

/** Opens one page after the other and looks for a new release on each. Returns what was wrong with which page. */
async function walk({ url }: Place, context: BrowserContext): Promise<string | undefined> {
  for (const address of ADDRESSES) {
    const page = await openPage(context, url + address);
    const problem = await faultOf(page, address);
    if (problem !== undefined) return problem;
    await lookForUpdate(page).catch(() => undefined);
    await pause(AFTER_MS);
    const later = (await faultOf(page, address)) ?? (await faultOfKept(page));
    if (later !== undefined) return `after the look for a release: ${later}`;
    await page.close();
  }
  return undefined;
}

/** Returns what is wrong with a shown page: it is blank, or its script does not run, as under a wrong type. */
async function faultOf(page: Page, address: string): Promise<string | undefined> {
  const problem = await blankness(page, address);
  if (problem !== undefined) return problem;
  const runs = await page.waitForSelector('html[data-hydrated]', { timeout: RUNS_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  return runs ? undefined : `${address} does not run`;
}

/** Returns which stored file has other headers than the build promises. */
async function faultOfKept(page: Page): Promise<string | undefined> {
  const [wrong] = await wronglyKept(await keptFiles(page), TEST_DIST);
  return wrong === undefined ? undefined : `${wrong[0]} is kept with ${JSON.stringify(wrong[1])}`;
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
    const page = await openPage(context, `${place.url}/about`);
    await lookForUpdate(page).catch(() => undefined);
    const ready = page.getByRole('contentinfo').getByText('Ready offline');
    await ready.waitFor({ timeout: READY_WITHIN_MS }).catch(() => undefined);
    const isReady = await ready.isVisible();
    const release = await releaseOf(page);
    const wrong = isReady ? await faultOfKept(page) : undefined;
    if (wrong !== undefined) return wrong;
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
