import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileName, shortHash } from './encode';
import { printAll } from './hands';
import { iconDrawing, ICONS, printIcon } from './icons';
import { readLedger } from './ledger';
import type { Ledger, PictureEntry } from './ledger';
import { distanceOf } from './likeness';
import { allSource, printSource } from './list';
import { favicon, placeholder } from './mark';
import { FILES, HERE, LEDGER, PICTURES, PUBLIC, STRIP } from './paths';
import { documentOfScene, letteringOfScene } from './print-scene';
import type { Scene } from './scene';
import { SCENES } from './scenes/all';
import { printShareCard, SHARE_CARDS, shareDrawing, shareText } from './share';
import { writeSheet } from './sheet';
import { printStrip, stripStyles } from './walker/strip';
import { FRAMES, HEAD } from './walker/white-cat';
import { writeWordmarks } from './wordmarks/write';

/** The hash covers the drawing, so only the later steps of printing are named here. */
const AFTER_DRAWING = ['inks.ts', 'noise.ts', 'plates.ts', 'print.ts'];
const AFTER_DRAWING_SCENES = [...AFTER_DRAWING, 'print-scene.ts', 'encode.ts', 'checks.ts', 'tone.ts', 'likeness.ts'];
/** Two versions of one composition with different seeds stay below this difference. */
const LEAST_DISTANCE = 6;

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(HERE, file), 'utf8');
  sources.set(file, known);
  return known;
}

/** A short hash of "this drawing, printed by this machine in this way". */
const specOf = (machine: readonly string[], ...spec: readonly unknown[]): string =>
  shortHash([...machine.map(sourceOf), JSON.stringify(spec)].join('\n'));

export function specOfScene(scene: Scene): string {
  const { seed, printWidth, part, coarseness, grain, widths, template, palette, cats, year } = scene;
  const drawing = [documentOfScene(scene), letteringOfScene(scene)];
  return specOf(AFTER_DRAWING_SCENES, ...drawing, { seed, printWidth, part, coarseness, grain, widths }, [
    template,
    palette,
    cats,
    year,
  ]);
}

const namesOf = (id: string, { avif, webp }: PictureEntry): readonly string[] => [
  ...avif.map((file) => fileName(id, file, 'avif')),
  fileName(id, webp, 'webp'),
];

const filesExist = (id: string, entry: PictureEntry): boolean =>
  namesOf(id, entry).every((name) => existsSync(join(FILES, name)));

interface Outcome {
  readonly pictures: Ledger['pictures'];
  readonly faults: readonly string[];
}

async function printScenes(before: Ledger, all: boolean): Promise<Outcome> {
  const pictures: Record<string, PictureEntry> = {};
  const faults: string[] = [];
  const waiting = new Map<string, { readonly scene: Scene; readonly spec: string }>();
  for (const scene of SCENES) {
    const spec = specOfScene(scene);
    const old = before.pictures[scene.id];
    if (old && !all && old.spec === spec && filesExist(scene.id, old)) {
      pictures[scene.id] = old;
    } else waiting.set(scene.id, { scene, spec });
  }
  await printAll([...waiting.keys()], (answer) => {
    const { id, ms } = answer;
    const job = waiting.get(id);
    if ('faults' in answer) faults.push(...answer.faults.map((fault) => `${id}: ${fault}`));
    else if (job) {
      console.log(`${id}: ${ms} ms`);
      pictures[id] = { spec: job.spec, ...answer.printed };
    }
  });
  // In the order of the scenes, whichever process was faster: the same input writes the same ledger.
  const inOrder = SCENES.flatMap(({ id }) => {
    const entry = pictures[id];
    return entry ? [[id, entry] as const] : [];
  });
  return { pictures: Object.fromEntries(inOrder), faults: [...faults, ...nearDoubles(inOrder)] };
}

function nearDoubles(entries: readonly (readonly [string, PictureEntry])[]): readonly string[] {
  return entries.flatMap(([a, { fingerprint }], i) =>
    entries.slice(i + 1).flatMap(([b, other]) => {
      const distance = distanceOf(fingerprint, other.fingerprint);
      return distance < LEAST_DISTANCE ? [`${a}: looks like ${b} (${distance.toFixed(1)} of 100 apart)`] : [];
    }),
  );
}

interface PublicFile {
  readonly file: string;
  readonly spec: string;
  make(): Promise<Buffer | string>;
}

const publicFiles = (): readonly PublicFile[] => [
  ...SHARE_CARDS.map((card) => ({
    file: card.file,
    spec: specOf([...AFTER_DRAWING, 'share.ts'], shareDrawing(card), shareText(card)),
    make: () => printShareCard(card),
  })),
  ...ICONS.map((icon) => ({
    file: icon.file,
    spec: specOf([...AFTER_DRAWING, 'icons.ts'], iconDrawing(icon), icon),
    make: () => printIcon(icon),
  })),
  { file: 'favicon.svg', spec: specOf([], favicon()), make: async () => favicon() },
  { file: 'placeholder.svg', spec: specOf([], placeholder()), make: async () => placeholder() },
];

async function printPublicFiles(before: Ledger, all: boolean): Promise<Ledger['files']> {
  const after: Ledger['files'] = {};
  for (const { file, spec, make } of publicFiles()) {
    const path = join(PUBLIC, file);
    after[file] = spec;
    if (!all && before.files[file] === spec && existsSync(path)) continue;
    console.log(file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await make());
  }
  return after;
}

export const specOfStrip = (): string =>
  specOf([...AFTER_DRAWING, 'wordmarks/path.ts', 'walker/trace.ts', 'walker/strip.ts'], FRAMES, HEAD, stripStyles());

async function printStripFiles(before: Ledger, all: boolean): Promise<string> {
  const spec = specOfStrip();
  const [drawing, styles] = [join(STRIP, 'white-cat.svg'), join(STRIP, 'strip.module.css')];
  if (!all && before.strip === spec && existsSync(drawing) && existsSync(styles)) return spec;
  console.log('white-cat.svg');
  await mkdir(STRIP, { recursive: true });
  await writeFile(drawing, printStrip());
  await writeFile(styles, stripStyles());
  return spec;
}

/** One module for each picture, so that a page contains only the pictures that it shows. */
async function writeModules(pictures: Ledger['pictures']): Promise<void> {
  const folder = join(PICTURES, 'prints');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const printed = SCENES.flatMap((scene) => {
    const entry = pictures[scene.id];
    return entry ? [{ scene, entry }] : [];
  });
  for (const { scene, entry } of printed) {
    await writeFile(join(folder, `${scene.id}.ts`), printSource(scene, entry));
  }
  await writeFile(join(PICTURES, 'all.ts'), allSource(printed.map(({ scene }) => scene.id)));
}

async function removeOrphans(pictures: Ledger['pictures']): Promise<void> {
  const wanted = new Set(Object.entries(pictures).flatMap(([id, entry]) => namesOf(id, entry)));
  for (const name of await readdir(FILES)) {
    if (!wanted.has(name)) await rm(join(FILES, name));
  }
}

interface Order {
  readonly all: boolean;
  readonly sheet: boolean;
}

/**
 * Prints the pictures that have changed since the last run, or all of them, and writes the files that the site reads.
 * @returns one line for each fault; a picture with a fault is not printed
 */
export async function printPictures({ all, sheet }: Order): Promise<readonly string[]> {
  const before = readLedger();
  const { pictures, faults } = await printScenes(before, all);
  const files = await printPublicFiles(before, all);
  const strip = await printStripFiles(before, all);
  await removeOrphans(pictures);
  await writeModules(pictures);
  await writeWordmarks();
  await writeFile(LEDGER, `${JSON.stringify({ pictures, files, strip }, null, 2)}\n`);
  if (sheet) console.log(`Look at all of it: ${(await writeSheet(pictures)).join(', ')}`);
  return faults;
}
