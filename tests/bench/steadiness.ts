import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright';
import { followLink, visit, type Steadiness, type Way } from '../setup/stage/movement';
import { BENCH, HOME, openBench, TOUR } from './place';
import type { Goal, Section } from './report';

const MOST_SHIFT = 0.02;
/** The number of visits that run in parallel: a visit mostly waits. */
const PARALLEL_VISITS = 4;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;
const SLOWER = [1, 4] as const;

const footerLink = (from: string, to: string): Way => ({ from, link: `footer a[href="${to}"]` });

/**
 * Twenty links that are followed: to every kind of page, to and from the home page, from the footer and from within a
 * page.
 */
const WAYS: readonly Way[] = [
  footerLink(HOME, '/about'),
  footerLink(HOME, '/gallery'),
  footerLink(HOME, '/contact'),
  footerLink(HOME, '/tours'),
  footerLink(HOME, '/petition-jerry-fox'),
  footerLink('/about', '/blog'),
  footerLink('/petition-jerry-fox', '/press-kit'),
  footerLink('/gallery', '/sitemap'),
  { from: '/contact', link: 'main a[href="/in-the-news"]' },
  footerLink('/press-kit', '/outbox'),
  footerLink(TOUR, '/about'),
  footerLink('/blog', '/booking'),
  footerLink('/survey', '/privacy'),
  footerLink('/privacy', '/accessibility'),
  { from: '/about', link: 'header a[href="/"]' },
  { from: '/petition-jerry-fox', link: 'header a[href="/"]' },
  { from: TOUR, link: 'header a[href="/"]' },
  { from: '/tours', link: `main a[href="${TOUR}"]` },
  { from: '/tours', link: 'main a[href="/tours/private-tours"]' },
  { from: '/blog', link: 'main a[href^="/blog?post="]' },
];

/** The addresses of all built pages, without the two not-found pages. */
const addresses = (): string[] =>
  readdirSync(BENCH.dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !['404.html', 'not-found.html'].includes(name))
    .map((name) => (name === 'index.html' ? HOME : `/${name.replace(/\.html$/, '')}`))
    .sort();

interface Visit {
  readonly name: string;
  readonly window: (typeof WINDOWS)[number];
  readonly slower: (typeof SLOWER)[number];
  readonly go: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Steadiness>;
}

/**
 * Measures layout shifts, including those right after input, on every address and on twenty ways between the addresses.
 */
export async function measureSteadiness(): Promise<Section[]> {
  const { site, browser, close } = await openBench();
  try {
    const places = [
      ...addresses().map((address) => ({
        name: address,
        go: (page: Parameters<Visit['go']>[0]) => visit(page, site.url + address),
      })),
      ...WAYS.map((way) => ({
        name: `${way.from} ${way.link}`,
        go: (page: Parameters<Visit['go']>[0]) => followLink(page, site.url, way),
      })),
    ];
    const visits = places.flatMap(({ name, go }) =>
      WINDOWS.flatMap((window) => SLOWER.map((slower): Visit => ({ name, window, slower, go }))),
    );
    const seen = await takeAll(browser, visits);
    return [sectionOf(seen)];
  } finally {
    await close();
  }
}

type Seen = readonly (Visit & Steadiness)[];

async function takeAll(browser: Browser, visits: readonly Visit[]): Promise<Seen> {
  const waiting = [...visits];
  const seen: (Visit & Steadiness)[] = [];
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      seen.push({ ...next, ...(await take(browser, next)) });
  };
  await Promise.all(Array.from({ length: PARALLEL_VISITS }, takeNext));
  return seen;
}

async function take(browser: Browser, { window, slower, go }: Visit): Promise<Steadiness> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await go(page);
  } finally {
    await context.close();
  }
}

/** One row for each address and way, with the worst of its visits, and the element that moved most. */
function sectionOf(seen: Seen): Section {
  const names = [...new Set(seen.map(({ name }) => name))];
  const rows = names.map((name) => {
    const visits = seen.filter((one) => one.name === name);
    const moved = visits
      .flatMap(({ window, slower, movements }) => movements.map((one) => ({ ...one, window, slower })))
      .toSorted((a, b) => b.px - a.px)[0];
    const what = moved === undefined ? '' : `${moved.what}, ${moved.window.width} px, ${moved.slower} ×`;
    return { name, shift: Math.max(...visits.map(({ shift }) => shift)), px: moved?.px ?? 0, what };
  });
  const goals = rows.map(({ name, shift, px, what }): Goal => {
    const met = shift <= MOST_SHIFT && px === 0;
    const figure = px === 0 ? String(shift) : `${shift}, ${px} px: ${what}`;
    return {
      name: `steadiness of ${name}`,
      goal: `shift at most ${MOST_SHIFT}, nothing by more than 8 px`,
      figure,
      met,
    };
  });
  return {
    title: 'What moves without the visitor',
    note: 'Layout shift of the whole visit, input counted too: End 0.3 s after load, five seconds at the foot, back up by wheel. At 390 and 1280 px, at full speed and a quarter of it, without worker; the worst of four visits.',
    columns: ['address or way', 'shift', 'px', 'what moved most'],
    rows: rows.map(({ name, shift, px, what }) => [name, shift, px, what]),
    goals,
  };
}
