import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFiles, unpackWoff } from './fonts';

describe('unpackWoff', () => {
  it('gives a font with its tables at the places its directory names', () => {
    for (const file of fontFiles()) {
      const font = readFileSync(file);
      const tables = font.readUInt16BE(4);
      const heads = Array.from({ length: tables }, (_, i) => 12 + i * 16).filter(
        (entry) => font.toString('latin1', entry, entry + 4) === 'head',
      );
      const [entry] = heads;
      expect(heads).toHaveLength(1);
      // OpenType "head": the magic number stands at byte 12 of the table.
      expect(font.readUInt32BE(font.readUInt32BE((entry ?? 0) + 8) + 12)).toBe(0x5f0f3cf5);
    }
  });

  it('refuses what is not a WOFF font', () => {
    expect(() => unpackWoff(Buffer.from('<svg/>'))).toThrow('Not a WOFF font');
  });
});
