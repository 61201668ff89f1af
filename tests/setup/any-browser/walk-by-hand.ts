// A walk that is operated by thumb without a connection and without a location, the same for every engine.
import { present, tour } from '../content/content';
import { untilSaid } from './contact-form';
import type { OpenPage } from './open-page';
import { until } from './until';

const { slug, stops } = tour('lower-east-side');

/** The functions of an engine: how it opens and ends a tab, and presses what is in the bar of a walk. */
export interface Thumb<Page extends OpenPage> {
  /** Opens a tab, hydrated at `path`. */
  open(path: string): Promise<Page>;
  /** Ends the tab at once, as a phone does that needs the memory. */
  end(page: Page): Promise<void>;
  /** Presses the link or button with these words in the bar of the walk. */
  press(page: Page, words: string): Promise<void>;
}

/** Waits for a link or button in the bar that does not ignore presses: one whose meaning has just changed does. */
const untilRested = (page: OpenPage, words: string): Promise<boolean> =>
  until(
    `"${words}", rested`,
    () =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll('nav[aria-label="This walk"] :is(a, button)')].some(
            (cell) => cell.textContent.includes(wanted) && !cell.hasAttribute('aria-disabled'),
          ),
        words,
      ),
    (rested) => rested,
  );

/** Walks from the cover to the end; the tab is ended at the third stop, and the walk continues in a new one. */
export async function walkByHand<Page extends OpenPage>({ open, end, press: pressNow }: Thumb<Page>): Promise<void> {
  const press = async (page: Page, words: string): Promise<void> => {
    await untilRested(page, words);
    await pressNow(page, words);
  };
  let page = await open(`/tours/${slug}/walk`);
  await press(page, 'Begin');
  for (const [index, { title, next }] of stops.entries()) {
    const stop = index + 1;
    await press(page, 'I am here');
    await untilSaid(page, `${stop} of ${stops.length}. Now read: ${title}.`);
    await press(page, `Read stop ${stop}`);
    await untilSaid(page, present(stops[index]).where);
    if (stop === 3) {
      await end(page);
      page = await open(`/tours/${slug}/walk`);
      await untilSaid(page, `3 of ${stops.length} punched`);
      await press(page, 'Continue');
      await untilSaid(page, title);
      // A killed browser has kept the punch, and may have lost which screen came last.
      const inBar = await page.evaluate(() => document.querySelector('nav[aria-label="This walk"]')?.textContent);
      if (inBar?.includes(`Read stop ${stop}`) === true) await press(page, `Read stop ${stop}`);
    }
    await press(page, next ? `Next: stop ${stop + 1}` : 'The end of the walk');
  }
  await untilSaid(page, 'You have visited all');
  await end(page);
}

/** Opens the map of the walk, and waits until every stop on it can be pressed, which requires that it is drawn. */
export async function untilMapCanBePressed<Page extends OpenPage>({ open }: Pick<Thumb<Page>, 'open'>): Promise<void> {
  const page = await open(`/tours/${slug}/walk#map`);
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
}
