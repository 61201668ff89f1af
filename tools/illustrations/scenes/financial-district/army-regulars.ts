import { brickWall } from '../../backdrop/brick-wall';
import { barrel, cobbles } from '../../backdrop/street';
import type { CoatName } from '../../cat/coats';
import { sitFront } from '../../cat/sit-front';
import { walk } from '../../cat/walk';
import { beefParcel } from '../../props/beef-parcel';
import { crate } from '../../props/crate';
import { cat, WIDE } from '../../scene';
import type { CatLayer, Scene } from '../../scene';
import { place, rect, repeat, shape, stroke } from '../../svg';
import type { Svg } from '../../svg';

const WIDTH = 1600;
const DOOR = { left: 250, right: 1350, top: 150, spring: 420, ground: 1000 } as const;
const SHELF_Y = 700;
const SQUAD: readonly CoatName[] = ['ginger', 'tabby', 'silver', 'tabby', 'ginger'];
/** On the head of `walk`. */
const CAP = { x: 262, y: -292, scale: 0.66, turn: -4 } as const;
const TUCKED_TAIL = [
  [90, -24],
  [126, -2],
  [70, 8],
  [0, 4],
] as const;

export const armyRegulars: Scene = {
  id: 'army-regulars',
  template: 'street',
  district: 'financial-district',
  time: 'day',
  year: 1898,
  palette: ['mustard', 'ginger', 'slate', 'brick', 'verdigris'],
  cats: ['white', ...SQUAD],
  joke: 'Five cats stand inspection and look at the beef.',
  width: WIDTH,
  height: 1200,
  seed: 302,
  alt: "Print of five cats in a row on barrels and crates in a warehouse doorway. A white cat in a soldier's cap walks along them as if on inspection. They all look past it, at a butcher's parcel on the ground.",
  caption: 'Illustration: the squad at inspection, eyes on the rations.',
  ...WIDE,
  layers: () => [
    brickWall({
      x: -10,
      y: -10,
      width: 1620,
      height: 1020,
      wall: '@brick',
      odd: '@oxblood',
      mortar: '@night',
      seed: 4,
    }),
    doorway(),
    stores(),
    ...SQUAD.map(soldier),
    cobbles(DOOR.ground, WIDTH, 210, '@slate', 8),
    rect(-10, DOOR.ground - 10, WIDTH + 20, 16, '@night'),
    place(beefParcel(), { x: 1290, y: 1150, scale: 1.1 }),
    cat(walk({ coat: 'white' }) + forageCap(), { x: 640, y: 1150, scale: 1.12 }, { hero: true }),
  ],
};

function doorway(): Svg {
  const { left, right, top, spring, ground } = DOOR;
  const arch = (out: number): string =>
    `M${left - out} ${ground}V${spring}Q${left - out} ${top - out} 800 ${top - out}Q${right + out} ${top - out} ${right + out} ${spring}V${ground}Z`;
  return shape(arch(70), '@sand', { color: '@key', width: 7 }) + shape(arch(0), '@night') + voussoirs();
}

const voussoirs = (): Svg =>
  repeat(4, (i) => rect(178, 500 + i * 130, 74, 6, '@night') + rect(1348, 500 + i * 130, 74, 6, '@night')) +
  shape('M752 74H848L834 156H766Z', '@brick', { color: '@key', width: 6 });

const soldier = (coat: CoatName, i: number): CatLayer =>
  cat(sitFront({ coat, tail: TUCKED_TAIL, gaze: [0.9, 0.8], eyes: 'wide' }), {
    x: 380 + i * 210,
    y: SHELF_Y,
    scale: 0.86,
  });

const stores = (): Svg =>
  [
    place(crate({ width: 230, height: 310, color: '@brown' }), { x: 380, y: 1010 }),
    barrel(590, 1010, 3.1, '@umber'),
    place(crate({ width: 220, height: 310, color: '@brown' }), { x: 800, y: 1010 }),
    barrel(1010, 1010, 3.1, '@umber'),
    place(crate({ width: 230, height: 310, color: '@brown' }), { x: 1220, y: 1010 }),
  ].join('');

/** A blue forage cap with a flat top and brass crossed rifles, in profile; the near ear stays free behind it. */
const forageCap = (): Svg =>
  place(
    [
      shape('M-46 2L-54 -62Q0 -84 62 -66L54 4Q4 -8 -46 2Z', '@verdigris', { color: '@paper', width: 6 }),
      shape('M-54 -62Q0 -84 62 -66Q4 -52 -54 -62Z', '@sea'),
      shape('M44 -8Q88 -6 104 30Q70 20 40 14Z', '@night'),
      stroke('M-4 -50L40 -16M40 -50L-4 -16', '@mustard', 9),
    ].join(''),
    CAP,
  );
