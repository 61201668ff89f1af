import { describe, expect, it } from 'vitest';
import { INK_NAMES } from './inks';
import type { InkName, Swatch } from './inks';
import { drawingForInk, separate } from './plates';
import { documentOf, rect } from './svg';

const SIDE = 20;
const square = (...fills: readonly Swatch[]): string =>
  documentOf(SIDE, SIDE, fills.map((fill) => rect(0, 0, SIDE, SIDE, fill)).join(''));

/** Coverage in the middle of the sheet, per ink. */
function middleOf(drawing: string): Partial<Record<InkName, number>> {
  const { plates } = separate(drawing, SIDE);
  const middle = (SIDE / 2) * SIDE + SIDE / 2;
  return Object.fromEntries([...plates].map(([ink, plate]) => [ink, Math.round((plate[middle] ?? 0) * 100) / 100]));
}

describe('separate', () => {
  it('puts on a plate only its own ink', () => {
    for (const ink of INK_NAMES) expect(middleOf(square(`@${ink}`))).toEqual({ [ink]: 1 });
  });

  it('makes a mixed color of two solid plates', () => {
    expect(middleOf(square('@oxblood'))).toEqual({ brick: 1, slate: 1 });
  });

  it('has no plate for bare paper', () => {
    expect(middleOf(square('@paper'))).toEqual({});
  });

  it('wipes what lies under a knock-out', () => {
    expect(middleOf(square('@brick', '@night'))).toEqual({ night: 1 });
  });

  it('leaves what lies under an overprint', () => {
    expect(middleOf(square('@brick', '@key'))).toEqual({ brick: 1, night: 1 });
    expect(middleOf(square('@verdigris', '@shade'))).toEqual({ verdigris: 1, slate: 1 });
  });

  it('refuses a color that is not an ink', () => {
    expect(() => drawingForInk('<rect fill="@mauve"/>', 'brick')).toThrow('@mauve');
  });
});
