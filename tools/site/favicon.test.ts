import { expect, it } from 'vitest';
import { faviconFile } from './favicon';

it('puts one picture behind a directory that says where it is', () => {
  const png = Buffer.from('png');
  const file = faviconFile(png, 192);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  expect(file.readUInt32LE(14)).toBe(png.length);
  expect(file.subarray(file.readUInt32LE(18))).toEqual(png);
});
