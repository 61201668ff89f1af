import { expect, it } from 'vitest';
import { plainText } from './page';

it('turns blocks into plain words', () => {
  expect(
    plainText([
      { p: ['One ', { strong: 'two' }] },
      { list: [['three'], [{ link: 'four', href: '/' }]], ordered: false },
    ]),
  ).toBe('One two three four');
});
