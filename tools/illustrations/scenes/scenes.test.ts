import { describe, expect, it } from 'vitest';
import { documentOfScene } from '../print-scene';
import { SCENES } from './all';

describe.each(SCENES)('$id', (scene) => {
  it('draws the same twice', () => {
    expect(documentOfScene(scene)).toBe(documentOfScene(scene));
  });

  it('says what is seen and that it is an illustration', () => {
    expect(scene.alt).toMatch(/^Print of .+\.$/);
    expect(scene.caption).toMatch(/^Illustration: .+\.$/);
  });

  it('is printed at least as wide as it is published', () => {
    expect(Math.max(...scene.widths)).toBeLessThanOrEqual(scene.printWidth);
  });

  it('leaves a width on the phone that it is published in', () => {
    expect(scene.widths).toContain(scene.offlineWidth);
  });

  it('draws no numbers that are not numbers', () => {
    expect(documentOfScene(scene)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('all scenes', () => {
  it('have ids of their own', () => {
    const ids = SCENES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
