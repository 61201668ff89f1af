// A walk by hand in Firefox, the second engine: it has no known voice and other rules for stored data, and the card
// must be the same.
import { untilReadyOffline } from '../setup/any-browser/device';
import { untilMapCanBePressed, walkByHand } from '../setup/any-browser/walk-by-hand';
import { test } from './stage';

test('a walk is walked by hand with the network off, and a killed tab goes on where it was', async ({ stage }) => {
  const { open, networkOff, release } = stage;
  await untilReadyOffline(await open('/'), release);
  await networkOff();
  await walkByHand({
    open,
    end: (page) => page.close(),
    press: (page, words) => page.locator(`nav[aria-label="This walk"] ::-p-text(${words})`).click(),
  });
  await untilMapCanBePressed({ open });
});
