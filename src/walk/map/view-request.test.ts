import { expect, it } from 'vitest';
import { loadWalkMap } from '../../geography/load-walk-map';
import { cornersOf } from '../../geography/walk-map';
import { onScreen } from './view';
import { viewOf, type ViewRequest } from './view-request';
import { stopsOf } from './way';

const data = await loadWalkMap('brooklyn-heights');

it('shows a whole walk on a low map between the buttons, because below them it would be a heap of squares', () => {
  if (data === undefined) throw new Error('No map');
  const whole: ViewRequest = { data, view: 'whole', leg: undefined, position: undefined };
  const box = { width: 384, height: 270 };
  const view = viewOf(whole, box);
  const stops = stopsOf(data).map((stop) => onScreen(view, stop));
  const ys = stops.map(([, y]) => y);
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(box.height / 2);
  for (const [x, y] of stops) {
    expect(Math.abs(x)).toBeLessThan(box.width / 2 - 100);
    expect(Math.abs(y)).toBeLessThan(box.height / 2);
  }
});

it('shows a way on the lowest map of a zoomed page, where the button that zooms out gives it its place', () => {
  if (data === undefined) throw new Error('No map');
  const wide = (width: number): number => {
    const box = { width, height: 100 };
    const view = viewOf({ data, view: 'leg', leg: 2, position: undefined }, box);
    const points = cornersOf(data.legs[1] ?? []).map((corner) => onScreen(view, corner));
    return Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  };
  expect(wide(300)).toBeGreaterThan(40);
  expect(wide(400)).toBeGreaterThan(40);
});
