import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession } from 'playwright';
import { build } from 'vite';
import { readWalkMap } from '../../tools/site/maps/maps-plugin';
import { PHONE } from '../setup/browsers/launch-chromium';
import { tours } from '../setup/content/content';
import { coldPaint, installSite, removeInstalled } from './first-paint';
import { ROUNDS } from './options';
import { openBench, TOUR } from './place';
import { atMost, median, medianAtMost, type Section } from './report';
import { scriptBytes } from './sizes';

const WALK = `${TOUR}/walk`;
const SLOWER = 4;
const MOST = { overTour: 22_000, code: 5_000, data: 2_000, twoFramesMs: 40, paintMs: 300 } as const;
const GESTURE_MS = 2_000;
const SETTLED_AFTER_MS = 1_500;

const brotli = (text: string | Uint8Array): number => brotliCompressSync(text).length;
const bytes = (value: number): string => value.toLocaleString('en-US');

/** Measures walk mode: bytes, the frames of its map under two fingers, and its first paint without a network. */
export async function measureWalk(): Promise<Section[]> {
  return [await measureBytes(), await measureFrames(), await measurePaint()];
}

/** The size of the map's script alone, in brotli bytes, as the build makes it, without React and other shared parts. */
async function mapCode(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/walk/map/WalkMap.tsx',
        external: [/^react/, /\/ui\//],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return brotli(files.map((file) => (file.type === 'chunk' ? file.code : '')).join(''));
}

async function measureBytes(): Promise<Section> {
  const [walk, tour, code] = [await scriptBytes(WALK), await scriptBytes(TOUR), await mapCode()];
  const data = Math.max(...tours.map(({ slug }) => brotli(JSON.stringify(readWalkMap(`src/geography/${slug}.json`)))));
  return {
    title: 'What walk mode weighs',
    note: 'Script in brotli bytes: the page of a walk while nobody acts, that of its tour, and the map alone.',
    columns: ['what', 'bytes'],
    rows: [
      ['page of a walk', walk],
      ['page of its tour', tour],
      ['code of the map', code],
      ['figures of the largest map', data],
    ],
    goals: [
      atMost('script of a walk over its tour', walk - tour, MOST.overTour, bytes),
      atMost('code of the live map', code, MOST.code, bytes),
      atMost('figures of a map', data, MOST.data, bytes),
    ],
  };
}

/** Simulates two fingers that move apart and together and rotate, for two seconds, with a message for each frame. */
async function twoFingers(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const begun = performance.now();
  const points = (share: number) => {
    const [apart, turn] = [50 + 40 * Math.sin(share * 12), share * 3];
    const [dx, dy] = [Math.cos(turn) * apart, Math.sin(turn) * apart];
    return [
      { x: x + dx, y: y + dy, id: 1 },
      { x: x - dx, y: y - dy, id: 2 },
    ];
  };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let share = 0; share < 1; share = (performance.now() - begun) / GESTURE_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** This is a string and not a function, because tsx adds to functions a helper that does not exist in the page. */
const NOTE_FRAMES = `{
  const note = (now) => {
    mapFrames.push(now);
    requestAnimationFrame(note);
  };
  globalThis.mapFrames = [];
  requestAnimationFrame(note);
}`;

/** Measures the map's frames. @returns for each frame from the third on, the ms since the frame two before it */
async function framesOf(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    const box = await page.getByRole('group', { name: 'Map', exact: true }).boundingBox();
    if (box === null) throw new Error('The walk shows no map');
    await sleep(SETTLED_AFTER_MS);
    await page.evaluate(NOTE_FRAMES);
    await twoFingers(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const frames = await page.evaluate(() => Reflect.get(globalThis, 'mapFrames') as number[]);
    return frames.slice(2).map((at, index) => at - (frames[index] ?? at));
  } finally {
    await context.close();
  }
}

const p90 = (times: readonly number[]): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0);

async function measureFrames(): Promise<Section> {
  const { site, browser, close } = await openBench();
  try {
    const taken = new Map<string, number[]>([
      ['#map', []],
      ['#to-5', []],
    ]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [screen, figures] of taken) figures.push(p90(await framesOf(browser, site.url + WALK + screen)));
    return {
      title: 'Frames of the live map',
      note: `Two fingers zoom and turn it for ${GESTURE_MS / 1000} s, processor ${SLOWER} × slower, phone. How long two frames take, in ms: nine in ten are at most so long.`,
      columns: ['screen', 'median', 'least', 'most'],
      rows: [...taken].map(([screen, times]) => [screen, median(times), Math.min(...times), Math.max(...times)]),
      goals: [...taken].map(([screen, times]) =>
        medianAtMost(`two frames of the map: ${screen}`, times, MOST.twoFramesMs),
      ),
    };
  } finally {
    await close();
  }
}

async function measurePaint(): Promise<Section> {
  const installed = await installSite();
  try {
    await installed.site.down();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await coldPaint(installed, WALK));
    return {
      title: 'First paint of a walk without a network',
      note: `Installed, browser closed and started again, server stopped, processor ${SLOWER} × slower. First contentful paint in ms.`,
      columns: ['address', 'median', 'least', 'most'],
      rows: [[WALK, Math.round(median(times)), Math.round(Math.min(...times)), Math.round(Math.max(...times))]],
      goals: [medianAtMost('first paint of a walk from the device', times, MOST.paintMs)],
    };
  } finally {
    await removeInstalled(installed);
  }
}
