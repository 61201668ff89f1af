import { expect, it } from 'vitest';
import { wordStartsFirst, piecesOf } from './match-text';

const hits = (title: string, query: string) => piecesOf(title, query).flatMap(({ words, hit }) => (hit ? [words] : []));

it('puts what begins so before what only holds the letters, and keeps the order otherwise', () => {
  const names = ['About Us', 'Book Now', 'A Boat'].map((name) => ({ name }));
  expect(wordStartsFirst(names, 'BO').map(({ name }) => name)).toEqual(['Book Now', 'A Boat', 'About Us']);
});

it('marks the query where the title holds it, in any case', () => {
  expect(piecesOf('About Us', 'BO')).toEqual([
    { words: 'A', hit: false },
    { words: 'bo', hit: true },
    { words: 'ut Us', hit: false },
  ]);
});

it('marks words that begin with a word of the query where it does not stand as a whole', () => {
  expect(hits('Jerry Fox Saves Brooklyn Borough Hall', 'hall fox')).toEqual(['Fox', 'Hall']);
});

it('leaves the title whole where nothing of it was asked for', () => {
  expect(
    piecesOf('Kaiser and the ice', 'radiator')
      .map(({ words }) => words)
      .join(''),
  ).toBe('Kaiser and the ice');
  expect(hits('Kaiser and the ice', 'radiator')).toEqual([]);
});
