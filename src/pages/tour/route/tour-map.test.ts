import { expect, it } from 'vitest';
import { tourSummaries } from '../../../content/tour-summaries';
import { toMapShare } from '../../../geography/map-frames';
import { CORNER_WINDOWS, mapOf, WINDOW_RATIO } from './tour-map';

it.each(tourSummaries.map((tour) => [tour.slug, tour] as const))(
  '%s: the part of the map shows the meeting corner',
  (_, tour) => {
    const map = mapOf(tour.slug);
    const share = map && toMapShare(map.district, tour.meeting.at);
    if (!map || !share) throw new Error('No map of this tour');
    const { left, right, edge } = CORNER_WINDOWS[map.district];
    const height = ((right - left) * map.frame.width) / WINDOW_RATIO / map.frame.height;
    const top = edge === 'top' ? 0 : 1 - height;
    // The point must not be close to the edge either.
    expect((share.x - left) / (right - left)).toBeGreaterThan(0.1);
    expect((share.x - left) / (right - left)).toBeLessThan(0.9);
    expect((share.y - top) / height).toBeGreaterThan(0.1);
    expect((share.y - top) / height).toBeLessThan(0.9);
  },
);
