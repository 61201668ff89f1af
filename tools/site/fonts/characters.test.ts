import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownCharacters, typedCharacters, unicodeRange } from './characters';
import { cutFont } from './plugin';

let root: string;

const write = (name: string, text: string): void => writeFileSync(join(root, 'src/content', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(root, 'src/content'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the characters of the fonts', () => {
  it('are the everyday ones, whatever is written', () => {
    write('about.yaml', 'title: A cat');
    const before = shownCharacters(root);
    write('about.yaml', "title: Two cats, $40 (it's true)");
    expect(shownCharacters(root)).toBe(before);
  });

  it('take in a rare letter that the owner writes, not one of a test or of the note to the owner', () => {
    write('post.md', 'Señor Ñandú');
    write('README.md', 'Ærø');
    write('x.test.ts', 'Ærø');
    const shown = shownCharacters(root);
    expect(shown).toContain('ñ');
    expect(shown).toContain('Ñ');
    expect(shown).not.toContain('Æ');
  });

  it('leave what only a visitor types to a file of its own, and lose none', () => {
    write('post.md', 'Señor');
    const shown = shownCharacters(root);
    const typed = typedCharacters(shown);
    expect(Array.from(typed).filter((one) => shown.includes(one))).toEqual([]);
    const both = shown + typed;
    for (let code = 0x20; code < 0x100; code += 1)
      if (code < 0x7f || code >= 0xa0) expect(both).toContain(String.fromCodePoint(code));
    for (const one of '‘’“”–—…Œœ') expect(both).toContain(one);
  });

  it('are named as ranges', () => {
    expect(unicodeRange(' !"a\u00e9\u2019')).toBe('U+20-22, U+61, U+E9, U+2019');
  });
});

describe('a cut', () => {
  it('is larger by the letter that came into the content, and is made once', { timeout: 60_000 }, async () => {
    write('post.md', 'A cat');
    const without = await cutFont(root, 'fraunces-800');
    expect(await cutFont(root, 'fraunces-800')).toEqual(without);
    write('post.md', 'Ñ');
    const cut = await cutFont(root, 'fraunces-800');
    expect(cut.characters).toContain('Ñ');
    expect(readFileSync(cut.file).length).toBeGreaterThan(readFileSync(without.file).length);
  });

  it('that nobody makes is a mistake', async () => {
    await expect(cutFont(root, 'fraunces-100')).rejects.toThrow('fraunces-100');
  });
});
