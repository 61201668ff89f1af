import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LAID_OUT_LATER } from './laid-out-later';

it('the script in the head gives their heights to all that the style sheet lays out later', () => {
  const sheet = readFileSync('src/theme/base.css', 'utf8').replaceAll(/\s+/g, ' ');
  expect(sheet).toContain(`:root:not([data-whole]) :is(${LAID_OUT_LATER}) {`);
});
