import type { LatLons, Street } from '../../../src/geography/district';
import { nearestSpot, spotsAlong } from '../../../src/geography/lines';
import { boxOf } from '../measure';
import { line, place, polygonPath, shape, stroke, text } from '../svg';
import type { Svg } from '../svg';
import { together, CAP_HEIGHT, NIGHT, PAPER } from './lettered';
import type { Lettered } from './lettered';
import type { DistrictMap, Label } from './district-map';
import type { OnPage } from './projection';
import { band, pathOf } from './strokes';

const WIDTH = { side: 24, broad: 40, label: 60, bridge: 62 };
const LETTERS = { size: 50, weight: 600 } as const;

const outlinePath = (outline: LatLons, onPage: OnPage): string => polygonPath(outline.map(onPage));
const linePath = (street: Street, onPage: OnPage): string => pathOf(street.line.map(onPage));

/** The land with a line of ripples around it; everything else is water. */
export function land({ land: outlines }: DistrictMap, onPage: OnPage): Svg {
  const paths = outlines.map((outline) => outlinePath(outline, onPage));
  const rim = (color: '@paper' | '@verdigris' | '@night', width: number): Svg =>
    paths.map((path) => stroke(path, color, width)).join('');
  return [
    rim('@paper', 44),
    rim('@verdigris', 34),
    rim('@night', 14),
    paths.map((path) => shape(path, '@pale', { color: '@pale', width: 4 })).join(''),
  ].join('');
}

/** The parks as green areas without an edge; `onPage` puts degrees on the page. */
export function parks({ parks: areas }: DistrictMap, onPage: OnPage): Svg {
  return areas
    .map(({ outline }) => outlinePath(outline, onPage))
    .map((path) => shape(path, '@sea') + shape(path, '@glow'))
    .join('');
}

/** Paper lanes cut out of the blocks. */
export function streets({ streets: all }: DistrictMap, onPage: OnPage): Svg {
  return all
    .map((street) => stroke(linePath(street, onPage), '@paper', street.broad ? WIDTH.broad : WIDTH.side))
    .join('');
}

/** A night band with its hangers on both sides. */
export function bridges({ bridges: all }: DistrictMap, onPage: OnPage): Svg {
  return all
    .map((bridge) => {
      const deck = bridge.line.map(onPage);
      const hangers = spotsAlong(deck, 26)
        .map(({ x, y, turn }) => place(line(0, -27, 0, 27, '@paper', 4), { x, y, turn }))
        .join('');
      return [
        band(deck, '@paper', WIDTH.bridge + 14),
        band(deck, '@night', WIDTH.bridge),
        hangers,
        band(deck, '@night', WIDTH.bridge - 26),
      ].join('');
    })
    .join('');
}

interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
}

/** Where the words of a street stand on the page; upright ones are read from below. */
export function placeLabel(map: DistrictMap, { on, near, words, aside = 0 }: Label, onPage: OnPage): PlacedLabel {
  const street = [...map.streets, ...map.bridges].find(({ name }) => name === on);
  if (!street) throw new Error(`No street is named ${on}`);
  const spot = nearestSpot(street.line.map(onPage), onPage(near));
  const turn = ((((spot.turn + 90) % 180) + 180) % 180) - 90;
  const upright = turn > 80 ? turn - 180 : turn;
  const angle = (upright * Math.PI) / 180;
  const { width } = boxOf(text(words, { x: 2000, y: 2000, color: NIGHT, ...LETTERS, spacing: 1 }));
  return { x: spot.x - Math.sin(angle) * aside, y: spot.y + Math.cos(angle) * aside, turn: upright, width };
}

/** The names: a paper lane as broad as the letters, which are laid over the print. */
export function labels(map: DistrictMap, onPage: OnPage): Lettered {
  return together(
    map.labels.map((label) => {
      const { width, ...at } = placeLabel(map, label, onPage);
      const onBridge = map.bridges.some(({ name }) => name === label.on);
      const lane = line(-width / 2 - 16, 0, width / 2 + 16, 0, onBridge ? '@night' : '@paper', WIDTH.label);
      const words = text(label.words, {
        x: 0,
        y: (LETTERS.size * CAP_HEIGHT) / 2,
        color: onBridge ? PAPER : NIGHT,
        ...LETTERS,
        spacing: 1,
      });
      return { printed: place(lane, at), letters: place(words, at) };
    }),
  );
}
