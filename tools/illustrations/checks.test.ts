import { describe, expect, it } from 'vitest';
import { sitFront } from './cat/sit-front';
import { walk } from './cat/walk';
import { faultsOf } from './checks';
import { building, cat, WIDE } from './scene';
import type { Layer, Scene } from './scene';
import { rect } from './svg';

const WALL = rect(0, 0, 1600, 1200, '@mustard');
const FLOOR = rect(0, 1000, 1600, 200, '@verdigris');
const HERO = cat(sitFront({ coat: 'black', eyeColor: '@paper' }), { x: 800, y: 1100, scale: 1.4 }, { hero: true });

const scene = (layers: readonly Layer[], changed: Partial<Scene> = {}): Scene => ({
  ...WIDE,
  id: 'test',
  template: 'street',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'slate', 'brick', 'verdigris'],
  cats: ['black'],
  joke: 'None.',
  width: 1600,
  height: 1200,
  seed: 1,
  alt: 'Print of a cat.',
  caption: 'Illustration: a cat.',
  layers: () => layers,
  ...changed,
});

it('finds nothing wrong with a black cat before a mustard wall', () => {
  expect(faultsOf(scene([WALL, FLOOR, HERO]))).toEqual([]);
});

describe('finds', () => {
  const white = cat(walk({ coat: 'white' }), { x: 800, y: 1100, scale: 1.4 }, { hero: true });
  const onPaper = rect(0, 0, 1600, 1200, '@paper');

  it('a cat that is lost in its ground', () => {
    expect(faultsOf(scene([onPaper, FLOOR, white])).join()).toContain('cat 1 is lost in its ground');
  });

  it('two cats on each other, unless they huddle', () => {
    const at = { x: 880, y: 1100, scale: 1 };
    const drawing = sitFront({ coat: 'white' });
    const cats = { cats: ['black', 'white'] } as const;
    expect(faultsOf(scene([WALL, FLOOR, HERO, cat(drawing, at)], cats)).join()).toContain('cats 1 and 2 overlap');
    const huddling = faultsOf(scene([WALL, FLOOR, HERO, cat(drawing, at, { huddles: true })], cats));
    expect(huddling.join()).not.toContain('overlap');
  });

  it('a hero too small for its picture', () => {
    const small = cat(sitFront({ coat: 'black' }), { x: 800, y: 1100, scale: 0.4 }, { hero: true });
    expect(faultsOf(scene([WALL, FLOOR, small])).join()).toContain('its hero is');
  });

  it('a hero that a square crop would cut', () => {
    const aside = cat(sitFront({ coat: 'black' }), { x: 120, y: 1100, scale: 1.4 }, { hero: true });
    expect(faultsOf(scene([WALL, FLOOR, aside])).join()).toContain('a square crop would cut its hero');
  });

  it('no hero, or two', () => {
    const company = cat(sitFront({ coat: 'black' }), { x: 800, y: 1100, scale: 1.4 });
    expect(faultsOf(scene([WALL, FLOOR, company]))).toContain('has 0 heroes; it needs one');
  });

  it('an ink that the palette does not name, and one that is not there', () => {
    const faults = faultsOf(scene([WALL, FLOOR, HERO], { palette: ['mustard', 'slate', 'brick', 'ginger'] }));
    expect(faults).toContain('prints verdigris, which its palette does not name');
    expect(faults).toContain('its palette names ginger, which is not in it');
  });

  it('a cat that nobody declared', () => {
    expect(faultsOf(scene([WALL, FLOOR, HERO], { cats: ['black', 'white'] }))).toContain('names 2 cats and shows 1');
  });

  it('a building that was not there yet', () => {
    const bridge = building({ name: 'the Brooklyn Bridge', from: 1883 }, rect(0, 0, 10, 10, '@mustard'));
    expect(faultsOf(scene([WALL, bridge, FLOOR, HERO], { year: 1875 })).join()).toContain(
      'shows the Brooklyn Bridge in 1875',
    );
    expect(faultsOf(scene([WALL, bridge, FLOOR, HERO], { year: 1904 }))).toEqual([]);
  });
});
