import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { otherWordIn, otherWords, VISITORS_WORDS } from './visitors-words';

it('lists what the glossary lists', () => {
  const glossary = readFileSync('docs/GLOSSARY.md', 'utf8');
  const rows = [...glossary.matchAll(/^- (\*\*.+)\(not ((?:_[^_]+_(?:, )?)+)\)/gm)].map(([, say = '', not = '']) => ({
    say: /\*\*(.+?)\*\*/.exec(say)?.[1],
    not: [...not.matchAll(/_([^_]+)_/g)].map(([, word]) => word),
  }));
  expect(rows).toEqual(VISITORS_WORDS);
});

it.each([
  ['No signal, no booking.', 'signal', 'connection'],
  ['Fields 2 and 3 stay open.', 'field', 'stop'],
  ['It had gone out before.', 'gone out', 'sent'],
  ['The card is kept on this device.', 'kept on this device', 'saved'],
])('finds another word: %s', (text, word, say) => {
  expect(otherWordIn(text)).toMatchObject({ word, say });
});

it.each([
  'The station has a signalman.',
  'New York kept cats.',
  'A letterpress.',
  'Springfield, in a museum.',
  'He went outside.',
])('lets through: %s', (text) => expect(otherWordIn(text)).toBeUndefined());

it('names the texts of the owner, but not history, and not what guests said', () => {
  const text = 'The letter went by mail.';
  expect(
    otherWords([
      { path: 'src/content/pages/a.yaml', value: { id: 'letters', body: [{ p: [text] }], quote: { quote: text } } },
      { path: 'src/content/posts/b.md', value: { story: [{ p: [text] }] } },
      { path: 'src/content/tours/c.md', value: { stops: [{ story: [{ p: [text] }] }], questions: [] } },
    ]),
  ).toEqual(['src/content/pages/a.yaml: "letter" in "The letter went by mail."; the site says "message"']);
});
