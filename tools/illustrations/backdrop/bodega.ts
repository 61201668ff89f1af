import type { Swatch } from '../inks';
import { circle, ellipse, gouge, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

type Goods = 'can' | 'box' | 'bottle';

/** One thing on a shelf, about 150 tall, its origin at its foot. No label bears a name. */
function goods(kind: Goods, color: Swatch, badge: Swatch): Svg {
  const rim = { color: '@key', width: 5 } as const;
  switch (kind) {
    case 'can':
      return [
        rect(-40, -116, 80, 116, color, rim),
        ellipse(0, -116, 40, 11, '@slate', rim),
        circle(0, -56, 24, badge),
        rect(22, -110, 18, 108, '@shade'),
      ].join('');
    case 'box':
      return [
        rect(-46, -148, 92, 148, color, rim),
        rect(-30, -124, 60, 44, badge),
        rect(24, -148, 22, 148, '@shade'),
      ].join('');
    case 'bottle':
      return [
        shape('M-30 0V-84Q-30 -108 -13 -118V-150H13V-118Q30 -108 30 -84V0Z', color, rim),
        rect(-30, -74, 60, 40, badge),
        rect(-16, -164, 32, 18, badge, rim),
        gouge([-18, -10], [-20, -50], [-18, -86], 5, '@paper'),
      ].join('');
  }
}

const KINDS: readonly Goods[] = ['can', 'can', 'bottle', 'box', 'can', 'bottle', 'box', 'box'];
const PAINTS: readonly Swatch[] = ['@brick', '@mustard', '@verdigris', '@paper', '@ginger', '@deep', '@mustard'];

/** A shelf board with goods between two places. */
export function shelf(x: number, y: number, width: number, first: number): Svg {
  const step = 116;
  return (
    repeat(width / step, (i) => {
      const at = first + i;
      const color = PAINTS[(at * 3) % PAINTS.length] ?? '@brick';
      return place(
        goods(KINDS[(at * 5 + 1) % KINDS.length] ?? 'can', color, color === '@paper' ? '@brick' : '@paper'),
        {
          x: x + 60 + i * step,
          y,
        },
      );
    }) + rect(x, y, width, 22, '@brown', { color: '@key', width: 5 })
  );
}

/** A cash register with round keys, 360 wide, its origin at its foot. */
export function register(): Svg {
  const rim = { color: '@key', width: 6 } as const;
  const keys = repeat(12, (i) =>
    circle(-108 + (i % 4) * 58, -150 + Math.floor(i / 4) * 38, 15, i % 4 === 3 ? '@brick' : '@paper', {
      color: '@key',
      width: 4,
    }),
  );
  return [
    rect(-110, -390, 220, 96, '@slate', rim),
    rect(-88, -372, 176, 58, '@night'),
    [-62, -20, 22, 62].map((x) => rect(x - 14, -362, 26, 38, '@mustard')).join(''),
    rect(-26, -300, 52, 60, '@slate', rim),
    shape('M-150 -246H150L176 -64H-176Z', '@slate', rim),
    shape('M110 -246H150L176 -64H120Z', '@shade'),
    keys,
    shape('M86 -170H128V-120H86Z', '@mustard', { color: '@key', width: 4 }),
    rect(-184, -66, 368, 66, '@deep', rim),
    rect(-50, -42, 100, 14, '@mustard'),
  ].join('');
}

/** Loaves on end in a basket, 300 wide. */
export function breadBasket(): Svg {
  const loaf = (x: number, turn: number, height: number): Svg =>
    place(
      shape(`M-34 0V${-height}Q-34 ${-height - 44} 0 ${-height - 46}Q34 ${-height - 44} 34 ${-height}V0Z`, '@ginger', {
        color: '@key',
        width: 5,
      }) +
        repeat(4, (i) =>
          gouge([-24, -height + 10 + i * 56], [0, -height - 8 + i * 56], [24, -height - 10 + i * 56], 11, '@paper'),
        ),
      { x, y: -60, turn },
    );
  return [
    loaf(-96, -14, 250),
    loaf(96, 13, 240),
    loaf(-34, -4, 300),
    loaf(38, 5, 280),
    shape('M-150 -150H150L126 0H-126Z', '@tan', { color: '@key', width: 6 }),
    repeat(3, (i) => gouge([-140 + i * 7, -112 + i * 38], [0, -104 + i * 38], [140 - i * 7, -112 + i * 38], 7, '@key')),
    repeat(6, (i) => gouge([-110 + i * 44, -146], [-108 + i * 43, -74], [-96 + i * 38, -4], 6, '@key')),
    rect(-160, -162, 320, 24, '@brown', { color: '@key', width: 5 }),
  ].join('');
}
