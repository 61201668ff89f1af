import { expect, it } from 'vitest';
import type { Picture } from '../pictures/picture';
import { afterBroken, PLACEHOLDER } from './Picture';

const substitute: Picture = {
  id: 'fallback-1',
  alt: 'Print of a sleeping cat.',
  caption: 'Illustration: a cat.',
  width: 480,
  height: 360,
  color: '#f6ecd7',
  avif: [{ width: 480, hash: '01234567' }],
  webp: { width: 480, hash: '89abcdef' },
};

/** Returns every address that is tried: the first one fails, then each of its replacements. */
function chain(first: string, fallback?: Picture): string[] {
  const tried = [first];
  for (let next = afterBroken(first, fallback); next !== undefined; next = afterBroken(next, fallback))
    tried.push(next);
  return tried;
}

it('tries the substitute, then the placeholder, and then gives up', () => {
  expect(chain('/pictures/hero-800.01234567.webp', substitute)).toEqual([
    '/pictures/hero-800.01234567.webp',
    '/pictures/fallback-1-480.89abcdef.webp',
    PLACEHOLDER,
  ]);
});

it('goes from a print to the placeholder where there is no substitute', () => {
  expect(chain('/pictures/hero-800.01234567.webp')).toEqual(['/pictures/hero-800.01234567.webp', PLACEHOLDER]);
});
