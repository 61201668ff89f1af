import { expect, it } from 'vitest';
import { pictures } from './all';
import { captionText, textAfterName } from './caption-text';

it('says once for the page, not forty times, that a print is drawn', () => {
  expect(captionText('Illustration: please follow the tail.')).toBe('Please follow the tail.');
  expect(captionText('Stone Street before breakfast.')).toBe('Stone Street before breakfast.');
});

it('goes on after the name of a cat', () => {
  expect(textAfterName('Illustration: Juno, who stands in the front row.', 'Juno')).toBe(
    ', who stands in the front row.',
  );
  expect(textAfterName('Illustration: a cat without a name.', 'Juno')).toBe('. A cat without a name.');
  const portraits = Object.values(pictures).filter(({ id }) => id.startsWith('fan-'));
  expect(portraits.length).toBeGreaterThan(20);
  for (const { id, caption } of portraits) {
    const name = id.slice('fan-'.length).replace(/^./, (letter) => letter.toUpperCase());
    expect(textAfterName(caption, name)).toMatch(/^,? who /);
  }
});
