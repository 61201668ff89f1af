import { walkFrame } from '../film/walk-film';
import { cat, WIDE } from '../scene';
import type { Scene } from '../scene';

/** The moment of the film that stands for it. */
const POSTER_FRAME = 9;

export const filmWalkingCat: Scene = {
  id: 'film-walking-cat',
  template: 'street',
  district: 'brooklyn-heights',
  time: 'dusk',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['ginger', 'black', 'black', 'black'],
  joke: 'The mouse keeps step, at a distance it has measured.',
  width: 1600,
  height: 900,
  seed: 1887,
  alt: 'Print of a ginger cat walking past brownstone houses in the evening. A white mouse walks in step behind it, and cats watch from the lit windows.',
  caption: 'Illustration: an evening round, with an escort.',
  ...WIDE,
  layers: () => {
    const frame = walkFrame(POSTER_FRAME);
    return [
      frame.street,
      ...frame.tenants.map(({ drawing, at }) => cat(drawing, at)),
      frame.mouse,
      cat(frame.cat, frame.catAt, { hero: true }),
    ];
  },
};
