import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLedger } from './ledger';
import { allSource, printSource } from './list';
import { PICTURES, PUBLIC } from './paths';
import { specOfScene, specOfStrip } from './print-pictures';
import { SCENES } from './scenes/all';

// The committed files must match the drawings; otherwise `npm run pictures` was forgotten.

const { pictures, files, strip } = readLedger();

it('has printed every scene as it is drawn, and nothing else', () => {
  expect(Object.keys(pictures)).toEqual(SCENES.map(({ id }) => id));
  expect(SCENES.filter((scene) => pictures[scene.id]?.spec !== specOfScene(scene)).map(({ id }) => id)).toEqual([]);
});

it('has told the site of every picture', () => {
  const wrong = SCENES.filter((scene) => {
    const entry = pictures[scene.id];
    return !entry || readFileSync(join(PICTURES, `prints/${scene.id}.ts`), 'utf8') !== printSource(scene, entry);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(readFileSync(join(PICTURES, 'all.ts'), 'utf8')).toBe(allSource(SCENES.map(({ id }) => id)));
});

it('has printed every share card and icon', () => {
  expect(Object.keys(files).length).toBeGreaterThan(20);
  expect(Object.keys(files).filter((file) => !existsSync(join(PUBLIC, file)))).toEqual([]);
});

it('has printed the walking cat as it is drawn', () => {
  expect(strip).toBe(specOfStrip());
});
