import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGNS } from './sizes';

it('places the plates "Start" and "End" as the style sheet does', () => {
  const styles = readFileSync('src/walk/map/walk-map.module.css', 'utf8');
  const [, start] = /\(\.sign\):has\(\+ a\) \{\s*transform: translate\((.+)\);/.exec(styles) ?? [];
  const [, end] = /:last-child > :global\(\.sign\) \{\s*transform: translate\((.+)\);/.exec(styles) ?? [];
  const written = (said = '') => said.split(',').map(Number.parseFloat);
  expect({ start: written(start), end: written(end) }).toEqual(SIGNS);
});
