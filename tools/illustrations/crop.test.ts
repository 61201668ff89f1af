import { expect, it } from 'vitest';
import { cropOf } from './crop';
import { separate } from './plates';
import { aspectOf, drawingOf } from './scene';
import { hero } from './scenes/hero';
import { documentOf, rect } from './svg';

const crop = cropOf(hero, {
  id: 'moon',
  left: 800,
  top: 100,
  width: 800,
  height: 600,
  alt: 'Print of a moon.',
  caption: 'Illustration: a moon.',
  joke: 'It is made of cheese.',
  cats: ['black'],
  palette: ['mustard'],
  keeps: [2],
  widths: [480],
  offlineWidth: 480,
});

it('shows a part of the scene, and has its proportions', () => {
  expect(crop.part).toEqual({ left: 0.5, top: 100 / 900, width: 0.5, height: 600 / 900 });
  expect(aspectOf(crop)).toBeCloseTo(3 / 4);
});

it('prints that part and nothing else', () => {
  const dot = rect(600, 500, 100, 100, '@brick');
  const plates = separate(documentOf(1000, 1000, dot), 50, { left: 0.5, top: 0.5, width: 0.5, height: 0.5 });
  expect(plates).toMatchObject({ width: 50, height: 50 });
  const brick = plates.plates.get('brick');
  expect(brick?.[5 * 50 + 15]).toBeCloseTo(1);
  expect(brick?.[30 * 50 + 40]).toBe(0);
});

it('leaves the layers as they are, and only the cats it keeps stay cats', () => {
  const cats = crop.layers().filter((layer) => typeof layer !== 'string' && layer.kind === 'cat');
  expect(drawingOf(crop.layers())).toBe(drawingOf(hero.layers()));
  expect(cats).toHaveLength(1);
});
