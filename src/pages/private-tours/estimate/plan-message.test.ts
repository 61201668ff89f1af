import { expect, test } from 'vitest';
import { planMessage } from './plan-message';
import { priceFor } from '../price';

const pricing = { from: 320, covers: 8, further: 40, most: 30 };
const plan = { guests: 12, walk: 'lower-east-side', event: 'birthday', date: '2026-12-05' };

test('a whole plan, line by line', () => {
  expect(planMessage(plan, priceFor(12, pricing), { walk: 'Lower East Side', event: 'Birthday' })).toBe(
    [
      'I would like to ask about a private tour.',
      'Guests: 12',
      'Neighborhood: Lower East Side',
      'Occasion: Birthday',
      'Wished date: Saturday, December 5, 2026',
      'Estimate: $480',
    ].join('\n'),
  );
});

test('what is not decided is said, an occasion nobody named is not', () => {
  const open = { guests: 8, walk: undefined, event: undefined, date: undefined };
  const text = planMessage(open, priceFor(8, pricing), {});
  expect(text).toContain('Neighborhood: not decided yet\nWished date: not decided yet');
  expect(text).not.toContain('Occasion');
});
