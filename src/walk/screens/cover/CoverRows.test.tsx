import { expect, it } from 'vitest';
import { present, tour } from '../../../../tests/setup/content/content';
import { htmlOfWalk } from '../../../../tests/setup/stand-ins/html-of-walk';
import { METERS_PER_DEGREE } from '../../../geography/coordinates';
import type { PositionState } from '../../position/position-state';
import { HOW_TO_ALLOW } from '../way/Slip';
import { copyWords, nearerStop, StartRow } from './CoverRows';

const BROOKLYN = tour('brooklyn-heights');
const START = present(BROOKLYN.stops[0]).at;

const htmlAt = (position: PositionState): string =>
  htmlOfWalk(<StartRow />, { tour: BROOKLYN, punched: new Set() }, position);

/** 42 m from stop 1. */
const mark = {
  latitude: START.lat - 42 / METERS_PER_DEGREE,
  longitude: START.lon,
  accuracy: 10,
  heading: undefined,
  isOld: false,
};
const northOfMark = (meters: number) => ({ lat: mark.latitude + meters / METERS_PER_DEGREE, lon: mark.longitude });
const nearTo = (stop: number) => ({
  kind: 'found' as const,
  mark,
  age: 0,
  isStale: false,
  offer: undefined,
  isThere: false,
  nearest: { stop, meters: 42, bearing: 1 },
});

it('offers to begin at a nearer stop, but not to a walker who has begun', () => {
  const stops = [{ at: northOfMark(120) }];
  expect(nearerStop(nearTo(4), stops, new Set())).toBe(4);
  expect(nearerStop(nearTo(1), [{ at: START }], new Set())).toBeUndefined();
  expect(nearerStop(nearTo(4), stops, new Set([1]))).toBeUndefined();
});

it('calls no stop nearer by an old location, nor within the error of the location', () => {
  const at = (meters: number) => [{ at: northOfMark(meters) }];
  expect(nearerStop({ ...nearTo(4), isStale: true }, at(120), new Set())).toBeUndefined();
  expect(nearerStop(nearTo(4), at(60), new Set())).toBeUndefined();
  expect(nearerStop(nearTo(4), at(64), new Set())).toBe(4);
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

it('does not warn of stops when saving has stopped: they may all be saved, and only pictures missing', () => {
  const { words } = copyWords({ stage: 'paused', doneBytes: 9, totalBytes: 10, version: '' });
  expect(words).toContain('without a connection');
  expect(words).not.toMatch(/\bstops\b/i);
});

it('lets the visitor ask again after a refusal, or says how to allow it', () => {
  expect(htmlAt({ kind: 'refused' })).toMatch(
    new RegExp(`<geolocation [^>]*><p[^>]*>${HOW_TO_ALLOW}</p></geolocation>`),
  );
});
