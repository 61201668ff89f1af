import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import type { PositionState } from '../../position/position-state';
import { WalkProvider, type Walk } from '../use-walk';
import { nearerStop, StartRow } from './CoverRows';

function htmlAt(position: PositionState): string {
  const store = { getSnapshot: () => position, getServerSnapshot: () => position, subscribe: () => () => undefined };
  const walk = { tour: tour('brooklyn-heights'), watch: { store }, punched: new Set() } as unknown as Walk;
  return renderToStaticMarkup(
    <WalkProvider value={walk}>
      <StartRow />
    </WalkProvider>,
  );
}

const mark = { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false };
const nearTo = (stop: number): PositionState => ({
  kind: 'found',
  mark,
  age: 0,
  isStale: false,
  offer: undefined,
  isThere: false,
  nearest: { stop, meters: 42, bearing: 1 },
});

it('offers to begin at a nearer stop, but not to a walker who has begun', () => {
  expect(nearerStop(nearTo(4), new Set())).toBe(4);
  expect(nearerStop(nearTo(1), new Set())).toBeUndefined();
  expect(nearerStop(nearTo(4), new Set([1]))).toBeUndefined();
});

it('shows the distance outside the region that screen readers announce', () => {
  const html = htmlAt(nearTo(1));
  const [, announced = '', shown = ''] = /<div role="status">(.*?)<\/div>(.*)/s.exec(html) ?? [];
  expect(announced).toContain('Your location is found.');
  expect(announced).not.toMatch(/\d/);
  expect(shown).toContain('You are about 130 ft (40 m) from stop 1.');
});

it('shows a text without figures once, in that region', () => {
  const html = htmlAt({ kind: 'asking' });
  expect(html.match(/Finding your location/g)).toHaveLength(1);
  expect(html).toMatch(/<div role="status"><p>Finding your location/);
});
