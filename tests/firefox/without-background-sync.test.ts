// Firefox has no Background Sync: nothing wakes a worker, so an open page has to send waiting messages as soon as there
// is one, and only once, however many pages are open.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADA, untilSaid } from '../setup/any-browser/contact-form';
import { countSubmissions, untilNothingWaits, untilReadyOffline } from '../setup/any-browser/device';
import { expectArrivedOnce } from '../setup/any-browser/servers';
import { until } from '../setup/any-browser/until';
import { TEST_DIST } from '../setup/site/test-site';
import { sendMessage } from './contact-form';
import { expect, fewPicturesTest, test } from './stage';

const TOUR = '/tours/brooklyn-heights';
const SAVED = 'Saved on this device';

test('every page reads with the network off', async ({ stage: { open, networkOff, release } }) => {
  const page = await open('/');
  expect(await page.evaluate(() => 'SyncManager' in window), 'there is no Background Sync here').toBe(false);
  await untilReadyOffline(page, release);
  await networkOff();
  const tour = await open(TOUR);
  const html = readFileSync(join(TEST_DIST, `${TOUR}.html`), 'utf8');
  const stops = [...html.matchAll(/ id="(stop-\d+)"/g)].map(([, id]) => id);
  expect(stops).not.toEqual([]);
  const shown = await tour.$$eval('[id^="stop-"]', (elements) => elements.map(({ id }) => id));
  expect(shown.filter((id) => /^stop-\d+$/.test(id))).toEqual(stops);
  // In a browser that does not know `::details-content`, the later stops are folded, so the test unfolds them.
  await tour.$$eval('main details', (folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  let seen = 0;
  for (const picture of await tour.$$('main img')) {
    // The small picture of a folded row is not drawn any more when the stop is unfolded.
    if (!(await picture.evaluate((image) => image.getClientRects().length > 0))) continue;
    seen += 1;
    await picture.evaluate((image) => image.scrollIntoView());
    await until(
      'picture',
      () =>
        picture.evaluate(({ currentSrc, naturalWidth, complete }) => ({
          currentSrc,
          isShown: complete && naturalWidth > 0,
        })),
      ({ isShown }) => isShown,
    );
  }
  expect(seen).toBeGreaterThanOrEqual(stops.length);
});

fewPicturesTest('a message that waits goes out at the next visit', async ({ stage }) => {
  const { open, networkOff, networkOn, providers, release } = stage;
  const page = await open('/contact');
  await untilReadyOffline(page, release);
  await networkOff();
  await sendMessage(page, ADA);
  await untilSaid(page, SAVED);
  expect(await countSubmissions(page)).toBe(1);
  await page.close();
  await networkOn();
  const next = await open('/');
  await untilNothingWaits(next);
  expectArrivedOnce(providers);
});

fewPicturesTest('a message goes out once, however many tabs are open', async ({ stage }) => {
  const { open, networkOff, networkOn, providers, release } = stage;
  const page = await open('/contact');
  await untilReadyOffline(page, release);
  const other = await open('/');
  await networkOff();
  await page.bringToFront();
  await sendMessage(page, ADA);
  await untilSaid(page, SAVED);
  expect(await countSubmissions(other)).toBe(1);
  await networkOn();
  await untilNothingWaits(other);
  expectArrivedOnce(providers);
});
