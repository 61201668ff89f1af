import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { bootScript, chunksOfEveryPage } from './boot-script';

const chunk = (fileName: string, imports: string[], isEntry = false) =>
  ({ type: 'chunk', fileName, imports, isEntry }) as Rolldown.OutputChunk;

const output = [
  chunk('main.js', ['app.js', 'react.js'], true),
  chunk('app.js', ['router.js', 'react.js']),
  chunk('router.js', ['react.js']),
  chunk('react.js', []),
  chunk('gallery.js', ['app.js']),
] as const satisfies readonly Rolldown.OutputChunk[];
const asOutput = (chunks: readonly Rolldown.OutputChunk[]) => chunks as Rolldown.RolldownOutput['output'];

it('names each chunk of every page after those that it imports, and the entry last', () => {
  expect(chunksOfEveryPage(asOutput(output))).toEqual(['/react.js', '/router.js', '/app.js', '/main.js']);
});

it('refuses a build without an entry', () => {
  expect(() => chunksOfEveryPage(asOutput(output.slice(1)))).toThrow('The build has no entry.');
});

it('writes the chunks into the script, which exports its start', async () => {
  const script = await bootScript(asOutput(output));
  expect(script).toContain('/router.js');
  expect(script).toMatch(/export\{\w+ as start\}/);
});
