// WebKit, the engine of Safari, has no Background Sync: an open page does all the sending. The browser keeps its
// profile when it is killed (browser.js), so the tests find what it had written to the disk. They cut the connection by
// stopping the servers.
import { ADA, saidInMain, untilSaid } from '../setup/any-browser/contact-form';
import { countSubmissions, untilNothingWaits, untilReadyOffline } from '../setup/any-browser/device';
import { expectArrivedOnce } from '../setup/any-browser/servers';
import { until } from '../setup/any-browser/until';
import { builtPages, unescaped } from '../setup/content/built-pages';
import { nextRelease } from '../setup/site/releases';
import { press, sendMessage } from './contact-form';
import { expect, fewPicturesTest, test } from './stage';

const SAVED = 'Saved on this device';
const NEXT = 'in-webkit';

test('after one visit every address opens cold with no line, with its pictures', async ({ stage }) => {
  const first = await stage.open('/');
  expect(await first.evaluate(() => 'SyncManager' in window), 'there is no Background Sync here').toBe(false);
  await untilReadyOffline(first, stage.release);
  await stage.kill();
  await stage.down();
  let pictures = 0;
  for (const { path, html } of builtPages()) {
    const page = await stage.open(path);
    // The title shows that this is the page itself and not the offline page.
    const title = await page.evaluate(() => document.title);
    expect(`<title>${title}</title>`).toBe(unescaped(/<title>.*?<\/title>/s.exec(html)?.[0] ?? ''));
    const shown = await page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      const decoded = await Promise.allSettled(images.map((image) => image.decode()));
      const broken = images.filter(
        ({ naturalWidth, dataset }, index) =>
          decoded[index]?.status === 'rejected' || naturalWidth === 0 || dataset['errored'] !== undefined,
      );
      return {
        heading: document.querySelector('h1')?.innerText,
        count: images.length,
        broken: broken.map(({ currentSrc }) => currentSrc),
      };
    });
    expect(shown, path).toMatchObject({ heading: expect.stringMatching(/\S/), broken: [] });
    pictures += shown.count;
  }
  expect(pictures).toBeGreaterThan(100);
});

fewPicturesTest(
  'a message written without a connection is kept, promised what can be kept, and goes out once at the next page',
  async ({ stage }) => {
    const page = await stage.open('/contact');
    await untilReadyOffline(page, stage.release);
    await stage.down();
    await sendMessage(page, ADA);
    await untilSaid(page, SAVED);
    await untilSaid(page, 'This browser sends only while this site is open.');
    expect(await saidInMain(page)).not.toContain('You can close this page');
    expect(await countSubmissions(page)).toBe(1);
    await stage.up();
    const next = await stage.open('/tours');
    await untilNothingWaits(next);
    expectArrivedOnce(stage.providers);
  },
);

fewPicturesTest(
  'a message that waits is still there after the browser was killed, and goes out once',
  async ({ stage }) => {
    const page = await stage.open('/contact');
    await untilReadyOffline(page, stage.release);
    await stage.down();
    await sendMessage(page, ADA);
    await untilSaid(page, SAVED);
    await stage.kill();
    const outbox = await stage.open('/outbox');
    await untilSaid(outbox, ADA.message);
    expect(await countSubmissions(outbox)).toBe(1);
    await stage.kill();
    await stage.up();
    const next = await stage.open('/');
    await untilNothingWaits(next);
    expectArrivedOnce(stage.providers);
  },
);

fewPicturesTest('a new release is noticed, and comes with Reload', async ({ stage }) => {
  const first = await stage.open('/');
  await untilReadyOffline(first, stage.release);
  stage.site.use(nextRelease(stage.release, NEXT, ['index.html']));
  // The test requests no check: the browser looks for a new worker whenever a page is opened.
  const page = await stage.open('/');
  const release = (): Promise<{ script: string | null; page: boolean } | undefined> =>
    page
      .evaluate((name) => {
        const { documentElement, lastChild } = document;
        const isIn = lastChild?.nodeValue?.includes(name) === true;
        return { script: documentElement.getAttribute('data-release'), page: isIn };
      }, NEXT)
      // The page may be reloading at this moment.
      .catch(() => undefined);
  await until(
    'the notice',
    () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[role="status"]')].map((told) => told.innerText)),
    (told) => told.some((text) => text.includes('A new version of the app is available. Refresh to update.')),
  );
  expect(await release()).toEqual({ script: null, page: false });
  await press(page, 'Reload');
  await until('the new release', release, (shown) => shown?.script === NEXT && shown.page);
});
