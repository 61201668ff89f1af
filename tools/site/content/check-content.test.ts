import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkContent, missingDownloads } from './check-content';

const { files } = checkContent(process.cwd());
const PATH = 'src/content/pages/press-kit.yaml';

it('finds a download of the press kit that is not in public/', () => {
  expect(missingDownloads(process.cwd(), files)).toEqual([]);
  const kit = {
    path: PATH,
    value: { resources: { files: [{ file: '/favicon.svg' }, { file: '/share/tour-the-bowery.jpg' }] } },
  };
  expect(missingDownloads(process.cwd(), [kit])).toEqual([
    `${PATH} → resources.files.2.file: expected the address of a file in public/, got "/share/tour-the-bowery.jpg"`,
  ]);
});

it('names the files that a new walk needs for its map', () => {
  const root = mkdtempSync(join(tmpdir(), 'gotham-new-walk-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/content', 'src/routes', 'src/geography', 'public', 'src/pictures/prints'])
    cpSync(folder, join(root, folder), { recursive: true });
  const walk = readFileSync('src/content/tours/lower-east-side.md', 'utf8');
  writeFileSync(join(root, 'src/content/tours/the-bowery.md'), walk.replace(/^slug: .*$/m, 'slug: the-bowery'));
  const maps = checkContent(root).mistakes.filter((line) => line.startsWith('src/geography'));
  const help = 'whoever looks after the program follows "Add a walk" in docs/CONTRIBUTING.md';
  expect(maps).toEqual([
    `src/geography/the-bowery.json: there is no such file; ${help}`,
    `src/geography/map-frames.ts: expected a frame for "the-bowery"; ${help}`,
  ]);

  const company = join(root, 'src/content/company.yaml');
  writeFileSync(company, readFileSync(company, 'utf8').replace(/^walkMode: .*$/m, 'walkMode: off'));
  expect(checkContent(root).mistakes.filter((line) => line.startsWith('src/geography'))).toEqual([]);
});
