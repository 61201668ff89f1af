import { expect, it } from 'vitest';
import { cropOf } from './crop';
import { hero } from './scenes/hero';

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
  widths: [480],
  offlineWidth: 480,
});

it('keeps the dots: the part is drawn larger, not cut from the print', () => {
  expect(crop).toMatchObject({ id: 'moon', width: 1600, height: 1200, printWidth: hero.printWidth });
});

it('moves every layer, and cats stay cats', () => {
  const [first] = crop.layers();
  expect(first).toContain('translate(-1600 -200)');
  expect(first).toContain('scale(2 2)');
  const kinds = (layers: ReturnType<typeof hero.layers>) =>
    layers.map((layer) => (typeof layer === 'string' ? 'drawing' : layer.kind));
  expect(kinds(crop.layers())).toEqual(kinds(hero.layers()));
});
