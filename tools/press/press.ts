import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { encode, shortHash } from './encode';
import type { EncodedWidth } from './encode';
import { iconDrawing, ICONS, printIcon } from './icons';
import { listSource } from './list';
import { favicon, placeholder } from './mark';
import { separate } from './plates';
import { print } from './print';
import type { Scene } from './scene';
import { SCENES } from './scenes/all';
import { printShareCard, SHARE_CARDS, shareDrawing, shareText } from './share';
import { documentOf } from './svg';

const PRESS = dirname(fileURLToPath(import.meta.url));
const ROOT = join(PRESS, '../..');
const PUBLIC = join(ROOT, 'public');
const FILES = join(ROOT, 'src/pictures/files');
const LIST = join(ROOT, 'src/pictures/list.ts');
/** What was printed last, so that a run prints only what changed. Committed with the pictures. */
const LEDGER = join(PRESS, 'printed.json');
/** Drawings are hashed as drawn, so only what happens to them afterward is named here. */
const AFTER_DRAWING = ['inks.ts', 'noise.ts', 'fonts.ts', 'plates.ts', 'print.ts'];

const ledgerSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      spec: z.string(),
      widths: z.array(z.object({ width: z.number(), avif: z.string(), webp: z.string() })),
    }),
  ),
  files: z.record(z.string(), z.string()),
});
type Ledger = z.infer<typeof ledgerSchema>;

const readLedger = (): Ledger =>
  existsSync(LEDGER) ? ledgerSchema.parse(JSON.parse(readFileSync(LEDGER, 'utf8'))) : { pictures: {}, files: {} };

/** A short name for "this drawing, printed by this machine in this way". */
const specOf = (machine: readonly string[], ...spec: readonly unknown[]): string =>
  shortHash([...machine.map((file) => readFileSync(join(PRESS, file), 'utf8')), JSON.stringify(spec)].join('\n'));

const filesExist = (id: string, widths: readonly EncodedWidth[]): boolean =>
  widths.every(({ width, avif, webp }) =>
    [`${avif}.avif`, `${webp}.webp`].every((end) => existsSync(join(FILES, `${id}-${width}.${end}`))),
  );

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${name}: ${Math.round(performance.now() - started)} ms`);
  return result;
}

async function printPictures(before: Ledger, all: boolean): Promise<Ledger['pictures']> {
  const after: Ledger['pictures'] = {};
  for (const scene of SCENES) {
    const { id, seed, printWidth, coarseness = 1, widths } = scene;
    const drawing = documentOf(scene.width, scene.height, scene.draw());
    const spec = specOf([...AFTER_DRAWING, 'encode.ts'], drawing, seed, printWidth, coarseness, widths);
    const old = before.pictures[id];
    const current = old && !all && old.spec === spec && filesExist(id, old.widths);
    after[id] = current
      ? old
      : await timed(id, async () => {
          const sheet = print(separate(drawing, printWidth), { seed, coarseness });
          return { spec, widths: [...(await encode(sheet, id, widths, FILES))] };
        });
  }
  return after;
}

interface PublicFile {
  readonly file: string;
  readonly spec: string;
  make(): Promise<Buffer | string>;
}

const PUBLIC_FILES: readonly PublicFile[] = [
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
  for (const { file, spec, make } of PUBLIC_FILES) {
    const path = join(PUBLIC, file);
    after[file] = spec;
    if (!all && before.files[file] === spec && existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await timed(file, make));
  }
  return after;
}

const entryOf = (scene: Scene, pictures: Ledger['pictures']) => ({
  scene,
  widths: pictures[scene.id]?.widths ?? [],
});

/** Prints what changed since the last run, or everything with `--all`, and writes the list. */
async function run(all: boolean): Promise<void> {
  const before = readLedger();
  const pictures = await printPictures(before, all);
  const files = await printPublicFiles(before, all);
  await writeFile(LIST, listSource(SCENES.map((scene) => entryOf(scene, pictures))));
  await writeFile(LEDGER, `${JSON.stringify({ pictures, files }, null, 2)}\n`);
}

await run(process.argv.includes('--all'));
