import { expect, it } from 'vitest';
import gallery from '../../content/pages/gallery.yaml';
import { captionWords, wordsAfterName } from './caption-text';

it('says once for the page, not forty times, that a print is drawn', () => {
  expect(captionWords('Illustration: please follow the tail.')).toBe('Please follow the tail.');
  expect(captionWords('Stone Street before breakfast.')).toBe('Stone Street before breakfast.');
});

it('goes on after the name of a cat', () => {
  expect(wordsAfterName('Illustration: Juno, who stands in the front row.', 'Juno')).toBe(
    ', who stands in the front row.',
  );
  expect(wordsAfterName('Illustration: a cat without a name.', 'Juno')).toBe('. A cat without a name.');
  for (const { name, picture } of gallery.fans.cats) expect(wordsAfterName(picture.caption, name)).toMatch(/^,? who /);
});
