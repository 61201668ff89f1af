// A walk by hand in a second real browser, with nothing behind it any more: no voice that is known, other rules for what
// is kept, and the same card.
import { untilSaid } from '../setup/any-browser/contact-form';
import { untilReadyOffline } from '../setup/any-browser/device';
import { until } from '../setup/any-browser/until';
import { present, tour } from '../setup/content';
import { test } from './stage';

const { slug, stops } = tour('lower-east-side');

test('a walk is walked by hand with the network off, and a killed tab goes on where it was', async ({ stage }) => {
  const { open, networkOff, release } = stage;
  await untilReadyOffline(await open('/'), release);
  await networkOff();
  let page = await open(`/tours/${slug}/walk`);
  const press = (name: string): Promise<void> => page.locator(`nav[aria-label="This walk"] ::-p-text(${name})`).click();
  await press('Begin');
  for (const [index, { title, next }] of stops.entries()) {
    const stop = index + 1;
    await press('I am here');
    await untilSaid(page, `${stop} of ${stops.length}. Now read: ${title}.`);
    await until(
      'a cell that has rested',
      () => page.evaluate(() => document.querySelector('nav[aria-label="This walk"] [aria-disabled]') === null),
      (rested) => rested,
    );
    await press(`Read stop ${stop}`);
    await untilSaid(page, present(stops[index]).where);
    if (stop === 3) {
      await page.close();
      page = await open(`/tours/${slug}/walk`);
      await untilSaid(page, `3 of ${stops.length} punched`);
      await press('Continue');
      await untilSaid(page, title);
    }
    await press(next ? `Next: stop ${stop + 1}` : 'The end of the walk');
  }
  await untilSaid(page, 'You have visited all');

  // What is not drawn cannot be pressed: this browser once left out all that lay beyond the first size of the map.
  await page.close();
  page = await open(`/tours/${slug}/walk#map`);
  await until(
    'every stop on the map',
    () =>
      page.evaluate(() => {
        const links = [...document.querySelectorAll('[aria-label="Map"] a')];
        return links.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).length;
      }),
    (pressable) => pressable === stops.length,
  );
});
