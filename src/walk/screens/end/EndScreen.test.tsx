import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../../tests/setup/stand-ins/html-of-walk';
import { newProgress, openStops } from '../../progress/progress';
import type { ProgressStore } from '../../progress/progress-store';
import { EndScreen } from './EndScreen';

const BROOKLYN = tour('brooklyn-heights');
const ALL = BROOKLYN.stops.map((_, index) => index + 1);

beforeEach(() => void vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 }));
afterEach(() => void vi.unstubAllGlobals());

/** The text of the last screen after these stops were marked, in this order. */
function endAfter(...stops: readonly number[]): string {
  const punched = stops.map((stop) => ({ stop, at: 0 }));
  return htmlOfWalk(<EndScreen />, {
    tour: BROOKLYN,
    screen: { kind: 'end' },
    punched: new Set(stops),
    open: openStops(punched, BROOKLYN.stops.length),
    progress: { ...newProgress(BROOKLYN.slug, 0), punched },
    store: { remembers: () => true } as ProgressStore,
  });
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
