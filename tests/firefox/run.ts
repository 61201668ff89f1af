// The road without Background Sync, in a second real browser: nothing wakes a worker here, so what
// waits has to go out as soon as a page is open again, and once, however many are.
import { deepEqual, equal, notEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBuild } from '../setup/site-build';
import { sendMessage, untilSaid } from './contact-form';
import { countSubmissions, untilNothingWaits, untilReadyOffline } from './device';
import { FIREFOX, onStage, type Stage } from './stage';
import { until } from './until';

const TOUR = '/tours/brooklyn-heights';
const SAVED = 'Saved on this device';
const ADA = { name: 'Ada Whitlock', email: 'ada@example.com', message: 'Is the walk fit for a stroller?' };

const count = { passed: 0, failed: 0 };

/** One thing that has to be true; the first that is not ends its scenario. */
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    const result = await work();
    console.log(`  ok      ${name}`);
    count.passed += 1;
    return result;
  } catch (error) {
    console.log(`  FAILED  ${name}`);
    throw error;
  }
}

async function scenario(name: string, play: (stage: Stage) => Promise<void>): Promise<void> {
  console.log(name);
  try {
    await onStage(play);
  } catch (error) {
    console.error(error);
    count.failed += 1;
  }
}

const everyPageReadsOffline = async ({ open, networkOff }: Stage): Promise<void> => {
  const page = await step('the page hydrates', () => open('/'));
  await step('there is no Background Sync in this browser', async () =>
    equal(await page.evaluate(() => 'SyncManager' in window), false),
  );
  await step('it becomes ready offline', () => untilReadyOffline(page));
  await networkOff();
  const tour = await step('with the network off a tour opens', () => open(TOUR));
  await step('with all its stops', async () => {
    const html = readFileSync(join(FIREFOX.dist, `${TOUR}.html`), 'utf8');
    const stops = [...html.matchAll(/ id="(stop-\d+)"/g)].map(([, id]) => id);
    notEqual(stops.length, 0);
    deepEqual(
      await tour.$$eval('[id^="stop-"]', (shown) => shown.map(({ id }) => id).filter((id) => /^stop-\d+$/.test(id))),
      stops,
    );
  });
  await step('and all its pictures', async () => {
    const pictures = await tour.$$('main img');
    notEqual(pictures.length, 0);
    for (const picture of pictures) {
      await picture.evaluate((image) => image.scrollIntoView());
      await until(
        'picture',
        () =>
          picture.evaluate(({ currentSrc, naturalWidth, complete }) => ({
            currentSrc,
            shown: complete && naturalWidth > 0,
          })),
        ({ shown }) => shown,
      );
    }
  });
};

const goesOutAtTheNextVisit = async ({ open, networkOff, networkOn, providers }: Stage): Promise<void> => {
  const page = await open('/contact');
  await untilReadyOffline(page);
  await networkOff();
  await step('a message written offline is saved', async () => {
    await sendMessage(page, ADA);
    await untilSaid(page, SAVED);
    equal(await countSubmissions(page), 1);
  });
  await page.close();
  await networkOn();
  const next = await step('tab closed, network back: the site opens again', () => open('/'));
  await step('and sends it by itself', () => untilNothingWaits(next));
  await step('both e-mails, in order, once', () => arrivedOnce(providers));
};

const onceWithTwoTabs = async ({ open, networkOff, networkOn, providers }: Stage): Promise<void> => {
  const page = await open('/contact');
  await untilReadyOffline(page);
  const other = await open('/');
  await networkOff();
  await step('a message written offline is saved, a second tab is open', async () => {
    await page.bringToFront();
    await sendMessage(page, ADA);
    await untilSaid(page, SAVED);
    equal(await countSubmissions(other), 1);
  });
  await networkOn();
  await step('the network is back: it goes out', () => untilNothingWaits(other));
  await step('both e-mails, in order, once', () => arrivedOnce(providers));
};

/** Calls that were refused count too: a second sender would be seen by them. */
function arrivedOnce({ received }: Stage['providers']): void {
  const { emailCalls, emails } = received();
  deepEqual(
    emails.map(({ template, fields }) => [template, fields['submission_id']]),
    [
      ['reply', emails[0]?.fields['submission_id']],
      ['notify', emails[0]?.fields['submission_id']],
    ],
  );
  notEqual(emails[0]?.fields['submission_id'], undefined);
  deepEqual(
    emailCalls.map(({ status }) => status),
    [200, 200],
  );
}

console.log('Building');
launchBuild(FIREFOX);
await scenario('Every page reads with the network off', everyPageReadsOffline);
await scenario('A message that waits goes out at the next visit', goesOutAtTheNextVisit);
await scenario('A message goes out once, however many tabs are open', onceWithTwoTabs);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
