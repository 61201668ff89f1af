import { describe, expect, it } from 'vitest';
import { coverage, INK_NAMES, isSwatchName } from '../../inks';
import { place } from '../../svg';
import type { Svg } from '../../svg';
import { silhouetteOf } from '../../tone';
import { monocle } from './monocle';
import { nurseCap } from './nurse-cap';
import { policeHelmet } from './police-helmet';
import { ruff } from './ruff';
import { sailorCap } from './sailor-cap';
import { spectacles } from './spectacles';
import { topHat } from './top-hat';

const SIDE = 600;
const MIDDLE = SIDE / 2;

/** The rows a thing covers, with the origin of the head at 0. */
function rowsOf(drawing: Svg): { top: number; bottom: number } {
  const mask = silhouetteOf(SIDE, SIDE, place(drawing, { x: MIDDLE, y: MIDDLE }), SIDE);
  const rows = [...mask.keys()].filter((i) => mask[i] === 1).map((i) => Math.floor(i / SIDE) - MIDDLE);
  return { top: Math.min(...rows), bottom: Math.max(...rows) };
}

const HATS = { nurseCap, policeHelmet, sailorCap, topHat };

describe.each(Object.entries(HATS))('%s', (_name, hat) => {
  it('sits on the crown and leaves the eyes free', () => {
    const { top, bottom } = rowsOf(hat());
    expect(top).toBeLessThan(-100);
    expect(bottom).toBeLessThan(-20);
  });
});

it('keeps the helmet lower than a top hat: New York, not London', () => {
  expect(rowsOf(policeHelmet()).top).toBeGreaterThan(rowsOf(topHat()).top);
});

it('puts glass before the eyes and a ruff under the chin', () => {
  for (const glass of [spectacles(), monocle()]) expect(rowsOf(glass).top).toBeLessThan(2);
  expect(rowsOf(ruff()).top).toBeGreaterThan(20);
});

it('is printed in inks we have', () => {
  const swatches = [monocle(), nurseCap(), policeHelmet(), ruff(), sailorCap()].flatMap((drawing) =>
    [...drawing.matchAll(/@([a-z]+)/gi)].map(([, name = '']) => name),
  );
  expect(swatches.length).toBeGreaterThan(20);
  for (const name of swatches) {
    expect(isSwatchName(name), name).toBe(true);
    if (isSwatchName(name)) expect(INK_NAMES.some((ink) => coverage(name, ink) !== undefined)).toBe(true);
  }
});
