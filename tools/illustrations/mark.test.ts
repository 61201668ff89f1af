import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { favicon, MARK_EYES, MARK_HEAD, MARK_NOSE } from './mark';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the brand mark', () => {
  it('is the same head on the page as in the tab', () => {
    const component = read('../../src/layout/BrandMark.tsx') + read('../../src/pictures/brand-mark.ts');
    for (const path of [MARK_HEAD, MARK_EYES.join(''), MARK_NOSE]) expect(component).toContain(path);
    expect(favicon()).toContain(MARK_HEAD);
  });

  it('is small enough to stand in every page', () => {
    expect(favicon().length).toBeLessThan(2000);
  });
});
