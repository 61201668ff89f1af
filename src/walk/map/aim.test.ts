import { expect, it } from 'vitest';
import { loadWalkMap } from '../../geography/load-walk-map';
import { viewOf, type Aim } from './aim';
import { onScreen } from './view';
import { stopsOf } from './way';

const data = await loadWalkMap('brooklyn-heights');

it('shows a whole walk on a low map between the buttons, because below them it would be a heap of squares', () => {
  if (data === undefined) throw new Error('No map');
  const whole: Aim = { data, view: 'whole', leg: undefined, position: undefined };
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
