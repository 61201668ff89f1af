import { walkingAt } from '../cat/gait';
import { profile } from '../cat/profile';
import { sitFront } from '../cat/sit-front';
import type { Swatch } from '../inks';
import { cat, WIDE } from '../scene';
import type { Layer, Scene } from '../scene';
import { line, rect, repeat, text } from '../svg';
import type { Svg } from '../svg';

const MARGIN = 38;
const GAP = 22;
const PANEL = { width: 493, height: 401 } as const;
const RULE = 44;
const FLOOR = 62;

/** A motion study in the manner of 1887: ours is drawn, and the cat is not a professional. */
export const muybridgeFrieze: Scene = {
  id: 'muybridge-frieze',
  template: 'object',
  district: 'city',
  time: 'day',
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['black', 'black', 'black', 'black', 'black', 'black'],
  joke: 'Five moments of a walk; in the sixth the cat has had enough.',
  width: 1600,
  height: 900,
  seed: 1888,
  alt: 'Print of six numbered, ruled panels, like a motion study. In five of them a black cat walks to the right, one moment later in each. In the sixth it sits down and looks at us.',
  caption: 'Illustration: a motion study, after Eadweard Muybridge; the subject resigned.',
  ...WIDE,
  layers: () => [rect(-10, -10, 1620, 920, '@night'), ...GROUNDS.flatMap(panel)],
};

const GROUNDS: readonly Swatch[] = ['@mustard', '@verdigris', '@paper', '@ginger', '@mustard', '@brick'];

function panel(ground: Swatch, index: number): readonly Layer[] {
  const x = MARGIN + (index % 3) * (PANEL.width + GAP);
  const y = MARGIN + Math.floor(index / 3) * (PANEL.height + GAP);
  const floor = y + PANEL.height - FLOOR;
  const middle = x + PANEL.width / 2;
  const resigned = index === GROUNDS.length - 1;
  const drawing = resigned
    ? cat(sitFront({ coat: 'black', eyes: 'half', tail: TAIL }), { x: middle, y: floor + 22, scale: 0.72 })
    : cat(profile({ coat: 'black' }, walkingAt(0.16 + index / 6)), { x: middle - 8, y: floor + 20, scale: 0.67 });
  return [rect(x, y, PANEL.width, PANEL.height, ground), ruling(x, y, floor), drawing, number(x, y, index + 1)];
}

const TAIL: readonly (readonly [number, number])[] = [
  [80, -14],
  [130, -4],
  [172, 6],
  [204, -8],
];

/** The ruled wall behind the track, and the track. */
function ruling(x: number, y: number, floor: number): Svg {
  const upright = repeat(PANEL.width / RULE - 1, (i) =>
    line(x + (i + 1) * RULE, y, x + (i + 1) * RULE, floor, '@shade', 3),
  );
  const level = repeat((floor - y) / RULE, (i) =>
    line(x, floor - (i + 1) * RULE, x + PANEL.width, floor - (i + 1) * RULE, '@shade', 3),
  );
  return (
    upright + level + rect(x, floor, PANEL.width, FLOOR, '@shade') + line(x, floor, x + PANEL.width, floor, '@key', 5)
  );
}

const number = (x: number, y: number, count: number): Svg =>
  text(String(count), { x: x + PANEL.width - 42, y: y + 72, size: 64, color: '@key', weight: 900 });
