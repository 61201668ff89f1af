// A visitor writes without a connection. Reading without one: read-without-a-signal.spec.ts.
import type { BrowserContext, Page } from 'playwright/test';
import { countSenders } from '../setup/any-browser/device';
import { page as words } from '../setup/content/content';
import { ROSA, send, write } from '../setup/stage/contact-form';
import { holdBack, expect, test as withoutWorker, workerTest as test } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated, readyOffline } from '../setup/stage/waits';
import { killTheWorker, wakeTheWorker } from '../setup/stage/wake-worker';
import { toastsStay } from '../setup/stage/without-timers';

const SAVED = "We'll send it as soon as you're back online.";

async function writeOffline(page: Page, network: { off(): Promise<void> }, fields = ROSA): Promise<void> {
  await page.goto('/contact');
  await readyOffline(page);
  await network.off();
  await write(page, fields);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
}

/**
 * Removes Background Sync: whether a Chromium has it depends on its kind and permissions. Safari and Firefox have none.
 */
const withoutBackgroundSync = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { get: () => undefined });
  });

/**
 * Makes any Chromium allow notifications and support Background Sync, and records the notifications that the page
 * shows.
 */
async function asWithAWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shownNotifications: shown });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = (_title, { tag = '', body = '' } = {}) => {
      shown.push(`${tag}: ${body}`);
      return Promise.resolve();
    };
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', {
      get: () => ({ register: () => Promise.resolve() }),
    });
  });
}

const notifications = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shownNotifications: string[] }).shownNotifications);

test('a message written offline is sent once: back online in the same tab, with two tabs open, by a killed worker, by one that is woken, and when the site is opened again', async ({
  context,
  page,
  network,
  providers,
}) => {
  await withoutBackgroundSync(context);
  const sent = (): string[] => providers.received().emails.map(({ template }) => template);
  /** Sends the next message, in a tab that is online and has nothing waiting. */
  const writeAgain = async (tab: Page): Promise<void> => {
    providers.clear();
    await network.off();
    await write(tab);
    await send(tab);
    await expect(tab.getByText(SAVED)).toBeVisible();
  };

  await test.step('back online in the same tab, also with two tabs open', async () => {
    await writeOffline(page, network);
    const second = await context.newPage();
    await second.goto('/outbox');
    await hydrated(second);
    await expect(second.getByText(ROSA.message ?? '')).toBeVisible();
    await network.on();
    await expect(second.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(await storedSubmissions(page)).toEqual([]);
    // When neither tab is sending, or waits for its turn, no second copy will come.
    await expect.poll(() => countSenders(page)).toBe(0);
    expect(providers.received().emailCalls.map(({ template, status }) => `${template} ${status}`)).toEqual([
      'reply 200',
      'notify 200',
    ]);
    await second.close();
  });

  await test.step('a worker that was killed while the message waited', async () => {
    await writeAgain(page);
    // The text for every browser without Background Sync.
    await expect(page.getByText('This browser sends only while this site is open.')).toBeVisible();
    await expect(page.getByText('Open it again once you have a connection.')).toBeVisible();
    await expect(page.getByText('You can close this page')).toBeHidden();
    await expect(page.getByText('We will tell you')).toBeHidden();
    await killTheWorker(context, page);
    await network.on();
    await expect.poll(() => providers.received().emails.length).toBe(2);
    await expect.poll(() => storedSubmissions(page)).toEqual([]);
  });

  await test.step('the worker, when the browser wakes it without an open page', async () => {
    await writeAgain(page);
    // A page of another site stays open; ours are closed.
    const elsewhere = await context.newPage();
    await page.close();
    await network.on();
    await elsewhere.goto('/robots.txt');
    await wakeTheWorker(context, elsewhere);
    await expect.poll(sent).toEqual(['reply', 'notify']);
    await expect.poll(() => storedSubmissions(elsewhere)).toEqual([]);
    await elsewhere.close();
  });

  await test.step('when the site is opened again online', async () => {
    const before = await context.newPage();
    await writeAgain(before);
    await expect(before.getByLabel('Message')).toHaveValue('');
    expect(await storedSubmissions(before)).toHaveLength(1);
    await before.close();
    await network.on();

    const later = await context.newPage();
    await later.goto('/tours');
    await expect.poll(sent).toEqual(['reply', 'notify']);
    await expect.poll(() => storedSubmissions(later)).toEqual([]);
    expect(providers.received().emails[1]?.fields).toMatchObject({ name: ROSA.name, message: ROSA.message });
    expect(providers.received().emails[1]?.fields.possible_duplicate ?? '').not.toBe('yes');
  });
});

test('waiting messages can be seen everywhere, read, changed and deleted', async ({ page, network, providers }) => {
  await writeOffline(page, network);
  await expect(page.getByRole('banner').getByRole('link', { name: /1 waiting/ })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 waiting/ })
    .click();
  await expect(page).toHaveURL('/outbox');
  await page.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('contact').heading })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
  await page.getByLabel('Message').fill('We are twelve cousins now.');
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await storedSubmissions(page)).toHaveLength(1);
  await network.on();
  await expect
    .poll(() => providers.received().emails.map(({ fields }) => fields.message))
    .toEqual(['We are twelve cousins now.', 'We are twelve cousins now.']);
  // The provider has the message before the page has its answer, and a page without the answer keeps the message.
  await expect.poll(() => storedSubmissions(page)).toEqual([]);

  await network.off();
  await write(page);
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto('/outbox');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await storedSubmissions(page)).toEqual([]);
});

test('a message in Hebrew runs from right to left, while it is written and in the outbox', async ({
  page,
  network,
}) => {
  const message = 'שלום, אנחנו אחת עשרה בנות דודות';
  await writeOffline(page, network, { ...ROSA, message });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Message').fill(message);
  await expect(page.getByLabel('Message')).toHaveCSS('direction', 'rtl');
  await page.goto('/outbox');
  const written = page.getByRole('group', { name: 'What was written' });
  const [left, right] = await written.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return [words.left - box.left, box.right - words.right] as const;
  });
  expect(right).toBeLessThan(left);
});

test('paper has the whole of a long message that waits', async ({ page, network }) => {
  const message = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n');
  await writeOffline(page, network, { ...ROSA, message });
  await page.goto('/outbox');
  const written = page.getByRole('group', { name: 'What was written' });
  await expect(written).toContainText(message);
  const cutOff = (): Promise<number> => written.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await cutOff()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await cutOff()).toBe(0);
});

test('the news about a saved message leaves the focus on its heading', async ({ page, network }) => {
  await writeOffline(page, network);
  await page.getByRole('main').getByRole('link', { name: 'See the outbox (1)' }).focus();
  await network.on();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused();
});

test('whatever becomes of the messages, the focus stays in the outbox', async ({ page, network, providers }) => {
  await toastsStay(page);
  await writeOffline(page, network);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 waiting/ })
    .click();
  const button = page.getByRole('main').getByRole('button', { name: /^(?:Send now|Sending|Try again)/ });
  providers.behave({ email: 400 });
  await button.focus();
  await network.on();
  await expect(button).toHaveText('Try again');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
  await expect(button).toHaveText('Try again');
  await expect(button).toBeFocused();
  providers.behave({ email: ['hold'] });
  await button.press('Enter');
  const sending = page.getByRole('article').getByRole('status');
  await expect(sending).toHaveText('Sending...');
  providers.release();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

const TOLD = ['submission-sent: Your message was sent.'];

test('with Background Sync the page may be closed; the notification comes once, also when the site is opened again', async ({
  context,
  page,
  network,
  providers,
}) => {
  await asWithAWindow(page);
  await writeOffline(page, network);
  await expect(page.getByText('You can close this page.')).toBeVisible();
  await expect(page.getByText('In a private window it is deleted when you close the window.')).toBeVisible();
  await expect(page.getByText('We will tell you when it is sent.')).toBeVisible();
  // Another tab is in front when the connection returns.
  await context.newPage();
  await network.on();
  await expect.poll(() => providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  await expect.poll(() => notifications(page)).toEqual(TOLD);
  await expect.poll(() => storedSubmissions(page)).toEqual([]);
  expect(await notifications(page)).toEqual(TOLD);

  await test.step('when the site is opened again', async () => {
    await network.off();
    await write(page);
    await send(page);
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.close();
    await network.on();
    const later = await context.newPage();
    await asWithAWindow(later);
    await later.goto('/tours');
    await expect.poll(() => notifications(later)).toEqual(TOLD);
  });
});

withoutWorker('without a worker, the page promises nothing that needs a worker', async ({ page, network }) => {
  await asWithAWindow(page);
  await write(page);
  await network.off();
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByText('This browser sends only while this site is open.')).toBeVisible();
  await expect(page.getByText('You can close this page')).toBeHidden();
  await expect(page.getByText('We will tell you')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tell me when it is sent' })).toBeHidden();
});

/** Writes a message while offline, in a page whose form has loaded, and then returns online in the same page. */
async function sendAcrossTheGap(page: Page, network: { off(): Promise<void>; on(): Promise<void> }): Promise<void> {
  await network.off();
  await send(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await network.on();
}

withoutWorker(
  'a message is sent by an open page although the connection broke before the script that sends later had come',
  async ({ page, network, providers }) => {
    const release = await holdBack(page, '**/assets/pwa-*.js');
    await write(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/pwa-'));
    await network.off();
    release();
    await failed;
    await sendAcrossTheGap(page, network);
    await expect.poll(() => providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  },
);

withoutWorker(
  'a message is sent by an open page although the browser has not finished the registration of the worker',
  async ({ page, network, providers }) => {
    await page.addInitScript(() => {
      const register = (): Promise<never> => new Promise(() => undefined);
      Object.defineProperty(navigator.serviceWorker, 'register', {
        get: () => register,
        set() {
          // Playwright blocks workers by a function of its own, which must not replace this one.
        },
      });
    });
    await write(page);
    await sendAcrossTheGap(page, network);
    await expect.poll(() => providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  },
);

withoutWorker(
  'online, when the mail service fails, the page does not say that the visitor is offline',
  async ({ page, providers }) => {
    await write(page);
    await providers.down();
    await send(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(page.getByText('We could not send it just now. We keep trying.')).toBeVisible();
    await expect(page.getByText(SAVED)).toBeHidden();
    await providers.up();
    await expect.poll(() => providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  },
);
