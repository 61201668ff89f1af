import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { MantineTheme } from '../../../theme/MantineTheme';
import type { PositionState } from '../../position/position-state';
import { WalkProvider, type Walk } from '../use-walk';
import { ONLY_WHILE_OPEN } from '../walk-words';
import { HOW_TO_ALLOW, Slip } from './Slip';

const NOT_ASKED: PositionState = { kind: 'not-asked' };
const FOUND = {
  mark: { latitude: 40.7, longitude: -73.99, accuracy: 10, heading: undefined, isOld: false },
  age: 0,
  isStale: false,
  isThere: true,
  nearest: undefined,
};

interface Shown {
  readonly position?: PositionState;
  readonly remembers?: boolean;
  readonly isAbove?: boolean;
  /** The walk's state, where it is not that of the way to stop 1. */
  readonly walk?: Partial<Walk>;
}

/** The slip on the way to stop 1, after another stop or this one was punched. */
function slipAfter(
  justPunched: number | undefined,
  { position = NOT_ASKED, remembers = true, isAbove = false, walk: changed = {} }: Shown = {},
): string {
  const watch = { getSnapshot: () => position, getServerSnapshot: () => position, subscribe: () => () => undefined };
  const walk = {
    tour: tour('brooklyn-heights'),
    screen: { kind: 'way', stop: 1 },
    place: { kind: 'way', stop: 1 },
    punched: new Set([justPunched]),
    justPunched,
    store: { remembers: () => remembers },
    watch: { store: watch },
    ...changed,
  } as unknown as Walk;
  return renderToStaticMarkup(
    <MantineTheme>
      <WalkProvider value={walk}>
        <Slip onWayBack={() => undefined} isSpeaking={false} isAbove={isAbove} />
      </WalkProvider>
    </MantineTheme>,
  );
}

it('says after a punch that the browser does not save the card, and only there', () => {
  expect(slipAfter(1, { remembers: false })).toContain(ONLY_WHILE_OPEN);
  expect(slipAfter(1)).toContain('Punched.');
  expect(slipAfter(1)).not.toContain(ONLY_WHILE_OPEN);
});

it('confirms the mark of a later stop, to which the position still sees the walker on the way', () => {
  const leg = { stop: 2, later: { aim: 1, stop: 2, hasPassed: true }, isAimOpen: true, meters: 0, left: 3 };
  const html = slipAfter(2, { position: { ...FOUND, ...leg, offer: 2, kind: 'ahead' } });
  expect(html).toContain('Punched.');
  expect(html).toContain('Undo');
  expect(html).not.toContain('You are on the way');
});

it('confirms on the map only what was marked there: the screen of a stop confirms its own marks', () => {
  const onMap = (punchedOn: string) =>
    slipAfter(1, { walk: { screen: { kind: 'map' }, place: { kind: 'stop', stop: 1 }, punchedOn } });
  expect(onMap('#map')).toContain('Punched.');
  expect(onMap('#stop-1')).not.toContain('Punched.');
});

it('offers a reached stop on the map too, and names the stops that were skipped', () => {
  const offer = (stop: number, shown: Shown = {}) =>
    slipAfter(4, {
      position: { ...FOUND, offer: stop, kind: 'sure', stop: 5, meters: 10, left: 10 },
      walk: { screen: { kind: 'map' }, place: { kind: 'stop', stop: 4 }, open: [1, 2, 3, 5, 6], punchedOn: '#to-4' },
      ...shown,
    }).replaceAll(/<[^>]+>/g, '');
  expect(offer(5)).toContain('You are at stop 5.');
  expect(offer(5)).not.toContain('not marked');
  expect(offer(6)).toContain('and 5 are not marked.');
  // In two columns this slip is above the list, where only a trouble is told.
  expect(offer(5, { isAbove: true })).not.toContain('You are at stop 5.');
});

it('asks for a new load of the page after a refusal, because Safari keeps to its answer until then', () => {
  expect(HOW_TO_ALLOW).toMatch(/reload/i);
});

it('says above the text of a stop only what is wrong with the position, in a region that is always there', () => {
  const above = (position: PositionState) => slipAfter(undefined, { position, isAbove: true });
  for (const position of [NOT_ASKED, { kind: 'asking' }] as const)
    expect(above(position)).toMatch(/^(?:<div[^>]*>)*<div role="status"><div><\/div><\/div>(?:<\/div>)*$/);
  expect(above({ kind: 'refused' })).toMatch(/role="status">.*Location is not allowed/);
});
