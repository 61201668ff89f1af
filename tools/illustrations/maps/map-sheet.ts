import { randomFrom } from '../noise';
import { gouge, rect, repeat } from '../svg';
import type { Svg } from '../svg';
import type { DistrictMap } from './district-map';
import { together } from './lettered';
import type { Lettered } from './lettered';
import { frameOf, projectionOf } from './projection';
import { bridges, labels, land, parks, streets } from './streets';
import { trees } from './trees';
import { stops, way } from './way';

const WAVES = 46;

/** Water all over, with few cuts. */
function water(width: number, height: number, seed: number): Svg {
  const random = randomFrom(seed);
  const wave = (): Svg => {
    const [x, y] = [random() * width, random() * height];
    const length = 60 + random() * 70;
    return gouge([x, y], [x + length / 2, y - 16], [x + length, y], 8, '@paper');
  };
  return rect(-20, -20, width + 40, height + 40, '@verdigris') + repeat(WAVES, wave);
}

/** Everything of a map that follows from its figures: the ground to draw on, and the walk to lay over it. */
export function mapSheet(map: DistrictMap, seed: number): { ground: Svg; walk: Lettered } {
  const onPage = projectionOf(map.district);
  const { width, height } = frameOf(map.district);
  const under = map.land.length > 0 ? water(width, height, seed) : rect(-20, -20, width + 40, height + 40, '@pale');
  const named = labels(map, onPage);
  return {
    ground: [under, land(map, onPage), parks(map, onPage), streets(map, onPage), trees(map, onPage, seed)].join(''),
    walk: together([
      { printed: bridges(map, onPage), letters: '' },
      named,
      { printed: way(map, onPage), letters: '' },
      stops(map, onPage),
    ]),
  };
}
