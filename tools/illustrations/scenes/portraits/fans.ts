import type { Scene } from '../../scene';
import { PORTRAIT, portraitCard } from '../portrait';
import { FAN_ROWS } from './fan-rows';
import type { Fan } from './fan-rows';
import { sitterOf } from './sitter';

function fanScene({ id, palette, seed, alt, caption, joke, time = 'day', ...card }: Fan): Scene {
  return {
    ...PORTRAIT,
    id,
    district: 'city',
    time,
    palette,
    cats: [card.sitter().face.coat],
    joke,
    seed,
    alt,
    caption,
    layers: () => portraitCard({ ...card, ground: card.ground(), sitter: sitterOf(card.sitter()) }),
  };
}

/** The feline fans: a wall of cats who walk with us. */
export const FANS: readonly Scene[] = FAN_ROWS.map(fanScene);
