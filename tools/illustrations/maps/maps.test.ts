import { describe, expect, it } from 'vitest';
import { brooklynHeights } from './brooklyn-heights';
import { financialDistrict } from './financial-district';
import { lowerEastSide } from './lower-east-side';
import type { DistrictMap } from './district-map';
import { frameOf, projectionOf } from './projection';
import { placeLabel } from './streets';
import { DISC, discOf } from './way';

const MAPS: readonly DistrictMap[] = [brooklynHeights, financialDistrict, lowerEastSide];

describe.each(MAPS)('the map of $district', (map) => {
  const frame = frameOf(map.district);
  const onPage = projectionOf(map.district);

  it('shows every stop and its whole numeral', () => {
    map.stops.forEach((stop) => {
      const [x, y] = discOf(stop, onPage);
      expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThan(DISC);
    });
  });

  it('lets no numeral cover another one', () => {
    const discs = map.stops.map((stop) => discOf(stop, onPage));
    discs.forEach(([ax, ay], i) =>
      discs.slice(i + 1).forEach(([bx, by]) => expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(2 * DISC)),
    );
  });

  it('keeps the names of the streets on the page and off the numerals', () => {
    const discs = map.stops.map((stop) => discOf(stop, onPage));
    map.labels.forEach((label) => {
      const { x, y, turn, width } = placeLabel(map, label, onPage);
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      [-0.5, -0.25, 0, 0.25, 0.5].forEach((share) => {
        const [px, py] = [x + dx * width * share, y + dy * width * share];
        expect(Math.min(px, py, frame.width - px, frame.height - py), label.words).toBeGreaterThan(8);
        discs.forEach(([cx, cy]) => expect(Math.hypot(px - cx, py - cy), label.words).toBeGreaterThan(DISC));
      });
    });
  });
});
