import { expect, it } from 'vitest';
import { avoidedIn } from './avoided-words';

it.each([
  ['Nestled among the towers', ['Nestled']],
  ['Our feline hero had nine lives', ['feline', 'nine lives']],
  ['Legend has it that he howled', ['Legend has it']],
  ['Purrfect!', ['Purrfect', '!']],
  ['A cat \u2014 a big one \u2014 sat', ['\u2014', '\u2014']],
  ['A cat - a big one', ['-']],
])('finds in "%s" what the house style avoids', (text, found) => {
  expect(avoidedIn(text)).toEqual(found);
});

it.each(["What You'll Discover", 'Feline Fan Photos', 'a well-kept cat of 1850-54', 'Kittens came by mail'])(
  'lets "%s" through',
  (text) => expect(avoidedIn(text)).toEqual([]),
);
