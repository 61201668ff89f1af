import { smooth } from '../../geometry';
import type { Point } from '../../geometry';
import { clipTo, ellipse, gouge, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const FOLDS = 18;
const CENTER_Y = 110;
const [ACROSS, DOWN] = [150, 66];

const at = (i: number, reach: number): Point => {
  const turn = (i / FOLDS) * 2 * Math.PI;
  return [Math.cos(turn) * ACROSS * reach, CENTER_Y + Math.sin(turn) * DOWN * reach];
};

/** A starched wheel of folds, as on an old portrait. */
export function ruff(): Svg {
  const edge = smooth(Array.from({ length: FOLDS * 2 }, (_, i): Point => at(i / 2, i % 2 === 0 ? 1.06 : 0.93)));
  return [
    shape(edge, '@paper'),
    clipTo(edge, shape('M96 40Q150 110 70 200H190V40Z', '@tint')),
    repeat(FOLDS, (i) => gouge(at(i + 0.5, 0.4), at(i + 0.62, 0.7), at(i + 0.5, 0.95), 6, '@key')),
    repeat(FOLDS, (i) => gouge(at(i, 0.78), at(i + 0.06, 0.9), at(i, 1.02), 3.5, '@key')),
    stroke(edge, '@key', 4),
    ellipse(0, CENTER_Y - 14, 66, 28, '@shade'),
  ].join('');
}
