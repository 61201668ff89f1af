import { expect, it } from 'vitest';
import { tour } from '../../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../../tests/setup/stand-ins/html-of-walk';
import type { PositionState } from '../../position/position-state';
import type { ProgressStore } from '../../progress/progress-store';
import type { Walk } from '../use-walk';
import { ONLY_WHILE_OPEN } from '../walk-words';
import { HOW_TO_ALLOW, Slip } from './Slip';

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
  { position, remembers = true, isAbove = false, walk: changed = {} }: Shown = {},
): string {
  const walk: Partial<Walk> = {
    tour: tour('brooklyn-heights'),
    screen: { kind: 'way', stop: 1 },
    place: { kind: 'way', stop: 1 },
    punched: new Set(justPunched === undefined ? [] : [justPunched]),
    justPunched,
    store: { remembers: () => remembers } as ProgressStore,
    ...changed,
  };
  return htmlOfWalk(<Slip onWayBack={() => undefined} isSpeaking={false} isAbove={isAbove} />, walk, position);
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
  for (const position of [{ kind: 'not-asked' }, { kind: 'asking' }] as const)
    expect(above(position)).toMatch(/^(?:<div[^>]*>)*<div role="status"><div><\/div><\/div>(?:<\/div>)*$/);
  expect(above({ kind: 'refused' })).toMatch(/role="status">.*Location is not allowed/);
});

it('has room for its buttons wherever it has any', () => {
  const later = { aim: 1, stop: 2, hasPassed: true };
  const positions: readonly PositionState[] = [
    { kind: 'not-asked' },
    { kind: 'asking' },
    { ...FOUND, offer: undefined, kind: 'jumps' },
    { ...FOUND, offer: undefined, kind: 'lost', later },
    { ...FOUND, offer: undefined, kind: 'ahead', stop: 2, later, isAimOpen: true, meters: 90, left: 90 },
    { ...FOUND, offer: undefined, kind: 'far', meters: 6_400, bearing: 180 },
  ];
  const screens = [{ kind: 'way', stop: 1 }, { kind: 'stop', stop: 1 }, { kind: 'map' }] as const;
  for (const position of positions)
    for (const screen of screens) {
      const html = slipAfter(undefined, { position, walk: { screen } });
      expect(html.includes('data-asks'), `${position.kind} ${screen.kind}`).toBe(/<(?:a|button)\b/.test(html));
    }
});
