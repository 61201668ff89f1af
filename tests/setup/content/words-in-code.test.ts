import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherWordIn } from '../../../tools/site/content/visitors-words';
import { wordsInCode } from './words-in-code';

/** Files that are not checked: messages of the build to the owner, and generated files. */
const NOT_READ = /\.(?:test|d)\.tsx?$|\/pictures\/|routeTree|-schemas\.ts$/;
const CODE = ['src', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.test(file)),
);

describe('the words in a file of the program', () => {
  it('are what is read: text of the markup, labels, templates', () => {
    const code =
      'export const A = ({ n }: { n: number }) => <p title="A field" className="field two"><b>No signal</b> {`Letter ${n}`}</p>;';
    expect(wordsInCode('a.tsx', code).filter((text) => otherWordIn(text) !== undefined)).toEqual([
      'A field',
      'No signal',
      'Letter ',
    ]);
  });

  it('are not names, types, imports, nor what developers are told', () => {
    const code = [
      "import { field } from './field';",
      "type Kind = 'Field of one' | 'position';",
      "export const kind: Kind = 'position';",
      "export const no = () => { console.warn('The position is gone', kind); throw new Error('No Field'); };",
    ].join('\n');
    expect(wordsInCode('a.ts', code)).toEqual([]);
  });
});

// The list is in docs/GLOSSARY.md#what-visitors-read
it('have one word for one thing, in the whole program', () => {
  const found = CODE.flatMap((file) =>
    wordsInCode(file, readFileSync(file, 'utf8')).flatMap((text) => {
      const other = otherWordIn(text);
      return other === undefined ? [] : [`${file}: "${other.around}", we say "${other.say}"`];
    }),
  );
  expect(found).toEqual([]);
}, 60_000);
