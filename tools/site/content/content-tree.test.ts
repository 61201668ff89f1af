import { expect, it } from 'vitest';
import { mapTexts, nodesIn, textsIn } from './content-tree';

const FILE = { title: 'A', stops: [{ where: 'B', next: { meters: 3 } }, { where: 'C' }] };

it('gives each text its place, counted from one', () => {
  expect(textsIn(FILE)).toEqual([
    { text: 'A', place: 'title' },
    { text: 'B', place: 'stops.1.where' },
    { text: 'C', place: 'stops.2.where' },
  ]);
});

it('leaves out a value with everything inside it', () => {
  const places = nodesIn(FILE, ({ key }) => key === 'stops').map(({ place }) => place);
  expect(places).toEqual(['', 'title']);
});

it('replaces the texts and nothing else', () => {
  const changed = mapTexts(FILE, (text, key) => `${key}: ${text}`);
  expect(changed).toEqual({
    title: 'title: A',
    stops: [{ where: 'where: B', next: { meters: 3 } }, { where: 'where: C' }],
  });
});
