import { expect, it } from 'vitest';
import { documentOfScene } from '../print-scene';
import type { Scene } from '../scene';
import { SCENES } from './all';

const offenders = (isWrong: (scene: Scene) => boolean): readonly string[] => SCENES.filter(isWrong).map(({ id }) => id);

it('gives every scene an id of its own', () => {
  const ids = SCENES.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it('draws every scene the same twice', () => {
  expect(offenders((scene) => documentOfScene(scene) !== documentOfScene(scene))).toEqual([]);
});

it('says what is seen and that it is an illustration', () => {
  expect(offenders(({ alt }) => !/^Print of .+\.$/.test(alt))).toEqual([]);
  expect(offenders(({ caption }) => !/^Illustration: .+\.$/.test(caption))).toEqual([]);
});

it('prints every scene at least as wide as it is published', () => {
  expect(offenders(({ widths, printWidth }) => Math.max(...widths) > printWidth)).toEqual([]);
});

it('leaves a width on the phone that the scene is published in', () => {
  expect(offenders(({ widths, offlineWidth }) => !widths.includes(offlineWidth))).toEqual([]);
});

it('lists the widths from the narrowest to the widest, as the rule of the offline width wants them', () => {
  expect(offenders(({ widths }) => widths.some((width, i) => width <= (widths[i - 1] ?? 0)))).toEqual([]);
});

it('draws no numbers that are not numbers', () => {
  expect(offenders((scene) => /NaN|undefined|Infinity/.test(documentOfScene(scene)))).toEqual([]);
});
