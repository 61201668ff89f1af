// What the stories of walk mode share: the address, the parts of a screen, and a card that is stored.
import type { Page } from 'playwright/test';
import { present, tour } from './content';

const BROOKLYN = tour('brooklyn-heights');

export const STOPS = BROOKLYN.stops;
export const COUNT = STOPS.length;
export const WALK = '/tours/brooklyn-heights/walk';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'This walk' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the title of a stop, counted from 1. */
export const titleOf = (stop: number, { stops } = BROOKLYN): string => present(stops[stop - 1]).title;
/** The button on the map; that on the slip is inside the browser's own element if it has one. */
export const showMe = (page: Page) => page.getByRole('button', { name: 'Show me on the map' });

/** A stored card with these stops punched. */
export const cardWith = (punched: readonly number[], at: string): string =>
  JSON.stringify({
    version: 1,
    walk: 'brooklyn-heights',
    changedAt: Date.now(),
    at,
    sentence: 0,
    punched: punched.map((stop) => ({ stop, at: Date.now() })),
    hiddenOnHome: false,
  });
