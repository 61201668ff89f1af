// The same walk as in Firefox, in WebKit, the engine of Safari. The whole browser is ended at the third stop.
import { untilReadyOffline } from '../setup/any-browser/device';
import { untilMapCanBePressed, walkByHand } from '../setup/any-browser/walk-by-hand';
import { test } from './stage';
import type { DrivenPage } from './web-driver';

async function pressInBar(page: DrivenPage, words: string): Promise<void> {
  const cell = await page.find(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="This walk"] :is(a, button)')].find(
        (one) => one.textContent.includes(wanted) && one.ariaDisabled !== 'true',
      ),
    words,
  );
  await page.click(cell);
}

test('a walk is walked by hand with no line, and a killed browser goes on where it was', async ({ stage }) => {
  const { open, release } = stage;
  await untilReadyOffline(await open('/'), release);
  await stage.kill();
  await stage.down();
  const openOnPhone = async (path: string): Promise<DrivenPage> => {
    const page = await open(path);
    await page.resize(390, 664);
    return page;
  };
  await walkByHand({ open: openOnPhone, end: stage.kill, press: pressInBar });
  await untilMapCanBePressed({ open: openOnPhone });
});
