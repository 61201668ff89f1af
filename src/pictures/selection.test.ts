import { expect, it } from 'vitest';
import { pictures } from './all';
import { fallbackFor, withoutDuplicates } from './selection';

const { hero, mailRoom, giftCard } = {
  hero: pictures.hero,
  mailRoom: pictures['mail-room'],
  giftCard: pictures['gift-card'],
};

it('shows a picture once, where it stood first', () => {
  expect(withoutDuplicates([hero, mailRoom, { ...hero }, giftCard]).map(({ id }) => id)).toEqual([
    'hero',
    'mail-room',
    'gift-card',
  ]);
});

it('takes one of three pictures by the id, and each of the three is taken', () => {
  const taken = Object.keys(pictures).map((id) => fallbackFor(id).id);
  expect(new Set(taken)).toEqual(new Set(['fallback-1', 'fallback-2', 'fallback-3']));
  expect(fallbackFor('gallery-docks')).toBe(fallbackFor('gallery-docks'));
});
