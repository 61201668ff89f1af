// What the stories of walk mode share: the address, the parts of a screen, and a card that is stored.
import { expect, type Page } from 'playwright/test';
import { present, tour } from '../content/content';

const BROOKLYN = tour('brooklyn-heights');

export const STOPS = BROOKLYN.stops;
export const COUNT = STOPS.length;
export const WALK = '/tours/brooklyn-heights/walk';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'This walk' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the title of a stop, counted from 1. */
export const titleOf = (stop: number, { stops } = BROOKLYN): string => present(stops[stop - 1]).title;
/** The button on the map; the button on the slip is inside the browser's own element if the browser has one. */
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
    hiddenOnTour: false,
  });

/** After this time a press on a new screen counts, and so does one on a button that has changed its meaning. */
export const RESTED_MS = 1_500;

/**
 * Walks from the current screen to the next stop and punches it. The page's clock must be installed, because the
 * buttons that do nothing for a moment are not waited for.
 */
export async function walkTo(page: Page, stop: number, walk = BROOKLYN): Promise<void> {
  await expect(page).toHaveURL(`/tours/${walk.slug}/walk#to-${stop}`);
  await expect(heading(page)).toHaveText(stop === 1 ? 'To the start' : `To stop ${stop}`);
  await page.clock.runFor(RESTED_MS);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Punched.' })).toContainText(
    `${stop} of ${walk.stops.length}. Now read: ${titleOf(stop, walk)}.`,
  );
  await page.clock.runFor(RESTED_MS);
  await bar(page)
    .getByRole('link', { name: `Read stop ${stop}` })
    .click();
  await expect(heading(page)).toHaveText(`Stop ${stop}: ${titleOf(stop, walk)}`);
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(RESTED_MS);
}
