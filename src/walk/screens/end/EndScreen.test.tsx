import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { MantineTheme } from '../../../theme/MantineTheme';
import { openStops } from '../../progress/progress';
import { WalkProvider, type Walk } from '../use-walk';
import { EndScreen } from './EndScreen';

const BROOKLYN = tour('brooklyn-heights');
const COUNT = BROOKLYN.stops.length;
const ALL = BROOKLYN.stops.map((_, index) => index + 1);

beforeEach(() => void vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 }));
afterEach(() => void vi.unstubAllGlobals());

/** The text of the last screen after these stops were marked, in this order. */
function endAfter(...stops: readonly number[]): string {
  const punched = stops.map((stop) => ({ stop, at: 0 }));
  const walk = {
    tour: BROOKLYN,
    screen: { kind: 'end' },
    punched: new Set(stops),
    open: openStops(punched, COUNT),
    progress: { punched },
    store: { remembers: () => true },
  } as unknown as Walk;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MantineTheme>
        <WalkProvider value={walk}>
          <EndScreen />
        </WalkProvider>
      </MantineTheme>
    </RouterContextProvider>,
  );
}

it('is "here" only for a walker who marked the last stop last: stops can be marked in any order', () => {
  expect(endAfter(...ALL)).toContain(`The walk ends here, at ${BROOKLYN.to}.`);
  expect(endAfter(...ALL)).toContain('From here');
  for (const order of [ALL.toReversed(), [...ALL.filter((stop) => stop !== 2), 2]]) {
    expect(endAfter(...order)).toContain(`The walk ends at ${BROOKLYN.to}.`);
    expect(endAfter(...order)).not.toContain('From here');
    expect(endAfter(...order)).toContain('Stations at the end');
  }
});
