import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import type { PositionState } from '../../position/position-state';
import { WalkProvider, type Walk } from '../use-walk';
import { StartRow } from './CoverRows';

function htmlAt(position: PositionState): string {
  const store = { getSnapshot: () => position, getServerSnapshot: () => position, subscribe: () => () => undefined };
  const walk = { tour: tour('brooklyn-heights'), watch: { store } } as unknown as Walk;
  return renderToStaticMarkup(
    <WalkProvider value={walk}>
      <StartRow />
    </WalkProvider>,
  );
}

it('shows the distance outside the region that screen readers announce', () => {
  const mark = { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false };
  const nearest = { stop: 1, meters: 42, bearing: 1 };
  const html = htmlAt({ kind: 'found', mark, age: 0, isStale: false, offer: undefined, isThere: false, nearest });
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
