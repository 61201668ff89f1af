import { expect, it } from 'vitest';
import { listInWords } from './list-in-words';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins %j as "%s"', (words, text) => expect(listInWords(words)).toBe(text));
