import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeOf } from './tour-codes';

const ADDRESS = 'https://gothammousers.example/tours/financial-district';

it('draws every dark square of the code, and no other', () => {
  const { size, path } = codeOf(ADDRESS);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  expect(drawn).toEqual(encode(ADDRESS, { ecc: 'M', border: 0 }).data);
});

it('is another code for another address', () => {
  expect(codeOf(`${ADDRESS}?`).path).not.toBe(codeOf(ADDRESS).path);
});
