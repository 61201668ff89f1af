import { lengthOf, spotsAlong } from '../../../src/geography/lines';
import type { Line } from '../../../src/geography/lines';
import type { Point } from '../geometry';
import { circle, line, place, stroke, text } from '../svg';
import type { Svg } from '../svg';
import type { DistrictMap, Stop } from './district-map';
import { plate, plateWidth, together } from './lettered';
import type { Lettered } from './lettered';
import type { OnPage } from './projection';
import { pathOf } from './strokes';

export const DISC = 80;
const NUMERAL = 132;
const WAY = { halo: 64, night: 46, step: 52, chevron: 10 };

/** The corners of every leg on the page, from one stop to the next. */
export const legsOf = ({ legs }: DistrictMap, onPage: OnPage): readonly Line[] => legs.map((leg) => leg.map(onPage));

/** Middle of the disc with the numeral, on the page; `disc` of the stop moves it off the spot. */
export const discOf = ({ at, disc }: Stop, onPage: OnPage): Point => {
  const [x, y] = onPage(at);
  return [x + disc[0], y + disc[1]];
};

/** A night line with chevrons that point the way. Where it comes back on itself, only the way out has them. */
export function way(map: DistrictMap, onPage: OnPage): Svg {
  const legs = legsOf(map, onPage);
  const band = (color: '@paper' | '@night', width: number): Svg =>
    legs.map((leg) => stroke(pathOf(leg), color, width)).join('');
  const marks: Point[] = [];
  const chevrons = legs.flatMap((leg) => {
    const length = lengthOf(leg);
    const count = Math.max(1, Math.round(length / WAY.step));
    return spotsAlong(leg, length / count).flatMap(({ x, y, turn }) => {
      if (marks.some(([mx, my]) => Math.hypot(mx - x, my - y) < WAY.step * 0.7)) return [];
      marks.push([x, y]);
      return [place(stroke('M-8 -11L6 0L-8 11', '@mustard', WAY.chevron), { x, y, turn })];
    });
  });
  return band('@paper', WAY.halo) + band('@night', WAY.night) + chevrons.join('');
}

const SIGN = { height: 82, size: 52 };

function sign({ sign: words }: Stop, [x, y]: Point): readonly Lettered[] {
  if (!words) return [];
  const width = plateWidth(words.words, SIGN.size);
  const sideways = DISC + width / 2 + 6;
  const upright = DISC + SIGN.height / 2 + 6;
  const at = { left: [-sideways, 0], right: [sideways, 0], above: [0, -upright], below: [0, upright] } as const;
  const [dx, dy] = at[words.side];
  return [plate({ x: x + dx, y: y + dy, words: words.words, size: SIGN.size })];
}

/** The numbered stops: a spot on the way, and its numeral beside it where stops crowd. */
export function stops(map: DistrictMap, onPage: OnPage): Lettered {
  const discs = map.stops.map((stop, i): Lettered => {
    const [spotX, spotY] = onPage(stop.at);
    const [x, y] = discOf(stop, onPage);
    const terminus = stop.sign !== undefined;
    const numeral = { x, y: y + NUMERAL * 0.35, size: NUMERAL, color: '@paper', weight: 900 } as const;
    const disc = [
      line(spotX, spotY, x, y, '@paper', 30),
      circle(spotX, spotY, 27, '@paper'),
      line(spotX, spotY, x, y, '@night', 14),
      circle(spotX, spotY, 18, '@night'),
      circle(x, y, DISC + 8, '@paper'),
      circle(x, y, DISC, '@night'),
      circle(x, y, DISC - 8, terminus ? '@night' : '@brick'),
      text(String(i + 1), numeral),
    ].join('');
    return { printed: disc, letters: '' };
  });
  const signs = map.stops.flatMap((stop) => sign(stop, discOf(stop, onPage)));
  return together([...signs, ...discs]);
}
