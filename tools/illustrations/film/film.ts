import { execFile } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSheet } from '../encode';
import { separate } from '../plates';
import { print } from '../print';
import { documentOf } from '../svg';
import { drawingOfFrame, FRAMES, FRAMES_A_SECOND, walkFrame } from './walk-film';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../../..');
const SHEETS = join(ROOT, '.cache/film');
const PUBLISHED = join(ROOT, 'public/film');
const NAME = 'walking-cat';

const WIDTH = 960;
const [DRAWN_WIDTH, DRAWN_HEIGHT] = [1600, 900];
/** Coarser than a picture of that size, with less grain: flecks that change at every frame are snow. */
const LOOK = { coarseness: 1.25, grain: 0.45 } as const;
/** A new sheet for every second frame, as in stop motion; a handful of sheets, taken in turn. */
const FRAMES_A_SHEET = 2;
const SHEETS_IN_TURN = 6;
const FIRST_SEED = 1887;
const MOST_BYTES = 400_000;

/** Two passes: a rate is met exactly, and the file stays below what a phone should have to load for a cat. */
const RATE = '495k';
const WEBM = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  RATE,
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-auto-alt-ref',
  '1',
  '-g',
  '72',
];
const MP4 = ['-c:v', 'libx264', '-b:v', RATE, '-preset', 'veryslow', '-profile:v', 'high', '-tune', 'animation'];

/** Said aloud: untagged films are guessed at, and the bricks come out another red. */
const COLORS = [
  '-vf',
  'scale=out_color_matrix=bt709',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

/**
 * Prints the frames of the silent loop, one after the other, and has ffmpeg join them:
 * `npm run film` in tools/illustrations. Needs ffmpeg with libvpx and libx264 (Debian: `apt-get install ffmpeg`),
 * which only this command calls: its films are committed.
 * In: nothing. Out: public/film/walking-cat.webm and .mp4. Fails when one of them is too large.
 */
async function film(): Promise<void> {
  await rm(SHEETS, { recursive: true, force: true });
  await mkdir(SHEETS, { recursive: true });
  await mkdir(PUBLISHED, { recursive: true });
  for (let frame = 0; frame < FRAMES; frame += 1) await printFrame(frame);
  await joinFrames('webm', WEBM);
  await joinFrames('mp4', [...MP4, '-movflags', '+faststart']);
}

async function printFrame(frame: number): Promise<void> {
  const drawing = documentOf(DRAWN_WIDTH, DRAWN_HEIGHT, drawingOfFrame(walkFrame(frame)));
  const seed = FIRST_SEED + (Math.floor(frame / FRAMES_A_SHEET) % SHEETS_IN_TURN);
  const sheet = print(separate(drawing, WIDTH), { seed, ...LOOK });
  await openSheet(sheet)
    .png()
    .toFile(join(SHEETS, `${String(frame).padStart(3, '0')}.png`));
}

async function joinFrames(format: 'webm' | 'mp4', codec: readonly string[]): Promise<void> {
  const file = join(PUBLISHED, `${NAME}.${format}`);
  const input = ['-y', '-framerate', String(FRAMES_A_SECOND), '-i', join(SHEETS, '%03d.png'), '-an'];
  // One thread and no dates: the same frames give the same bytes.
  const same = [...COLORS, '-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  const log = join(SHEETS, format);
  await run('ffmpeg', [...input, ...codec, ...same, '-pass', '1', '-passlogfile', log, '-f', format, '/dev/null']);
  await run('ffmpeg', [...input, ...codec, ...same, '-pass', '2', '-passlogfile', log, file]);
  const { size } = await stat(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > MOST_BYTES) throw new Error(`${file} is larger than ${MOST_BYTES / 1000} kB`);
}

await film();
