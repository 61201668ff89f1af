import { smooth } from '../geometry';
import { circle, clipTo, ellipse, gouge, place, rect, repeat, shape } from '../svg';
import type { Svg } from '../svg';

/** A pickle on end, 190 long, its origin in its middle. */
export function pickle(): Svg {
  const skin = smooth([
    [-8, -96],
    [26, -84],
    [36, -30],
    [32, 40],
    [12, 92],
    [-16, 92],
    [-36, 40],
    [-32, -40],
    [-26, -84],
  ]);
  const bumps = [
    [-12, -52],
    [8, -16],
    [-16, 14],
    [6, 46],
    [14, -58],
  ] as const;
  return [
    shape(skin, '@verdigris'),
    clipTo(skin, shape('M14 -110Q40 0 4 110H60V-110Z', '@shade')),
    shape(skin, 'none', { color: '@key', width: 5 }),
    bumps.map(([x, y]) => circle(x, y, 6, '@paper')).join(''),
    gouge([-22, -66], [-28, -20], [-24, 30], 6, '@paper'),
  ].join('');
}

/** A tall jar of pickles with a tin lid, 260 high, its origin at its foot. */
export function pickleJar(): Svg {
  const glass = 'M-78 0Q-90 -4 -90 -24V-176Q-90 -206 -62 -214H62Q90 -206 90 -176V-24Q90 -4 78 0Z';
  return [
    shape(glass, '@sea'),
    clipTo(
      glass,
      [-54, 0, 54].map((x, i) => place(pickle(), { x, y: -96 - (i % 2) * 14, turn: (i - 1) * 6, scale: 0.9 })).join(''),
    ),
    shape(glass, 'none', { color: '@key', width: 6 }),
    gouge([-72, -24], [-76, -100], [-66, -184], 9, '@paper'),
    rect(-74, -252, 148, 40, '@slate', { color: '@key', width: 5 }),
  ].join('');
}

/** The far rim of an open barrel, 560 wide and 620 high, its origin at its foot. */
export const barrelMouth = (): Svg =>
  ellipse(0, -600, 262, 66, '@brown', { color: '@key', width: 8 }) +
  ellipse(0, -596, 228, 48, '@deep', { color: '@key', width: 5 });

/** The rest of that barrel, to be drawn over whoever sits in it. */
export function barrelFront(): Svg {
  const staves = 'M-262 -600Q-330 -300 -240 0Q0 56 240 0Q330 -300 262 -600Q200 -540 0 -534Q-200 -540 -262 -600Z';
  const hoop = (y: number, half: number): Svg =>
    shape(`M${-half} ${y}Q0 ${y + 74} ${half} ${y}V${y + 44}Q0 ${y + 118} ${-half} ${y + 44}Z`, '@slate', {
      color: '@key',
      width: 5,
    });
  return [
    shape(staves, '@brown'),
    clipTo(
      staves,
      [
        repeat(6, (i) => {
          const x = -200 + i * 80;
          return gouge([x * 0.94, -590], [x * 1.26, -300], [x * 0.9, 40], 8, '@key');
        }),
        shape('M150 -640Q250 -300 130 60H360V-640Z', '@umber'),
        hoop(-480, 320),
        hoop(-130, 320),
      ].join(''),
    ),
    shape(staves, 'none', { color: '@key', width: 8 }),
  ].join('');
}
