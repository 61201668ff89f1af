import { describe, expect, it } from 'vitest';
import { SHARE_CARDS, shareText } from './share';
import { balanced, fitTitle, widthOfText, wrapped } from './share-fit';

const ROOM = { width: 488, height: 330, largest: 104, smallest: 44, leading: 1 } as const;

describe('fitTitle', () => {
  it('sets a short title large', () => {
    expect(fitTitle('The blog', ROOM)).toMatchObject({ lines: ['The blog'] });
    expect(fitTitle('The blog', ROOM).size).toBeGreaterThan(90);
  });

  it.each([
    'How Jerry Fox, a cat in spectacles, saved Brooklyn Borough Hall from burning',
    'The Metropolitan Opera and its unsentimental mouser',
    'From Henry Bergh to the declawing ban: a hundred and fifty years of cats and the law',
  ])('keeps a long one in its room: %s', (title) => {
    const { size, lines } = fitTitle(title, ROOM);
    expect(lines.length * size).toBeLessThanOrEqual(ROOM.height);
    lines.forEach((line) => expect(widthOfText(line, size, 900)).toBeLessThanOrEqual(ROOM.width));
    expect(lines.join(' ')).toBe(title);
  });

  it('throws when it does not fit at all', () => {
    expect(() => fitTitle('cat '.repeat(120).trim(), ROOM)).toThrow('too long');
  });
});

describe('balanced', () => {
  it('leaves no word alone where the line before can spare one', () => {
    const words = 'From the harbor to City Hall';
    const lines = balanced(words, 40, 600, 470);
    expect(lines).toHaveLength(wrapped(words, 40, 600, 470).length);
    expect(lines.at(-1)).toContain(' ');
  });
});

describe('the share cards', () => {
  it('have files of their own', () => {
    const files = SHARE_CARDS.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(SHARE_CARDS)('$file: its words fit', (card) => {
    expect(() => shareText(card)).not.toThrow();
  });
});
