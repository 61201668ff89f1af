import type { Locator, Page } from 'playwright/test';
import { company, dollars, list, page as words, timeOfDay, tour, tours, weekdays } from '../setup/content/content';
import { write } from '../setup/stage/contact-form';
import { expect, test, workerTest } from '../setup/stage/stage';
import { inSmallSteps, openAtStandstill } from '../setup/stage/stopped-clock';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { frameAndTasks, hydrated, readyOffline, saysOffline } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Booking bar' });
const floating = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Booking', exact: true }).getByRole('link', { name: 'Book' });
const toTheFoot = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const scrollTo = (page: Page, y: number): Promise<void> => page.evaluate((top) => window.scrollTo(0, top), y);

const BAR = '[data-dock="bar"]';
/** Waits for the parts that load after a while, or when the visitor scrolls. */
const lateParts = (page: Page): Promise<void> => page.locator(BAR).waitFor({ state: 'attached' });
/** Expects that no way to book is in the window, so that only the rules of the bar itself can hide it. */
const expectRoomForTheBar = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-booking-free', '');

test.describe('the booking bar', () => {
  test('appears past 300 px, and once closed stays away for 24 hours', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog');
    await hydrated(page);
    await expect(floating(page)).toBeHidden();
    await scrollTo(page, 300);
    await lateParts(page);
    await expectRoomForTheBar(page);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 301);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByText(dollars(Math.min(...tours.map(({ price }) => price))))).toBeVisible();
    await expect(floating(page)).toBeHidden();
    await scrollTo(page, 0);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, 500);
    await bar(page).getByRole('button', { name: 'Close booking bar' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(floating(page)).toBeFocused();

    // A slow machine has an hour for the rest of this story.
    await page.clock.fastForward(DAY_MS - HOUR_MS);
    await page.goto('/about');
    await hydrated(page);
    await scrollTo(page, 700);
    await lateParts(page);
    await expectRoomForTheBar(page);
    await expect(bar(page)).toBeHidden();
    await page.clock.fastForward(HOUR_MS);
    await scrollTo(page, 701);
    await expect(bar(page)).toBeVisible();
  });

  test('hides while the visitor types', async ({ page }) => {
    await page.goto('/survey');
    await hydrated(page);
    await scrollTo(page, 400);
    await expect(bar(page)).toBeVisible();
    await page.getByRole('main').getByLabel('Email').focus();
    await expect(bar(page)).toBeHidden();
    await expect(floating(page)).toBeHidden();
    await page.getByRole('main').getByLabel('Email').blur();
    await expect(bar(page)).toBeVisible();
  });

  test('never covers the focused element', async ({ page }) => {
    await page.goto('/privacy');
    await hydrated(page);
    await scrollTo(page, 400);
    await expect(bar(page)).toBeVisible();
    const mail = page.getByRole('main').getByRole('link', { name: company.email }).first();
    await mail.evaluate((link: HTMLElement) => {
      // Scrolls as Tab does: just far enough to show the element.
      window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 10);
      link.focus({ preventScroll: true });
    });
    await expect
      .poll(async () => {
        const [over, under] = await Promise.all([bar(page).boundingBox(), mail.boundingBox()]);
        return over && under ? under.y + under.height <= over.y : false;
      })
      .toBe(true);
  });

  test('is replaced on /contact by the help button if the window has room for only one', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await toTheFoot(page);
    await lateParts(page);
    await expect(page.getByRole('link', { name: /^Help/ })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('has a button to the calendar of the walk, or on other pages to the booking page', async ({ page }) => {
    await page.goto('/tours/lower-east-side');
    await hydrated(page);
    await toTheFoot(page);
    const { item, price } = tour('lower-east-side');
    await expect(bar(page).getByRole('link', { name: 'Reserve' })).toHaveAttribute(
      'href',
      new RegExp(`/items/${item}/`),
    );
    await expect(bar(page).getByText(dollars(price))).toBeVisible();
    await page.goto('/blog');
    await hydrated(page);
    await scrollTo(page, 500);
    await bar(page).getByRole('link', { name: 'Reserve' }).click();
    await expect(page).toHaveURL('/booking');
  });

  test('does not appear beside another way to book, without a connection, or in a low window', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    await expect(floating(page)).toBeHidden();
    const call = page
      .getByRole('main')
      .getByRole('link', { name: /^Reserve your spot/ })
      .last();
    await call.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await expect(floating(page)).toBeHidden();
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    await context.setOffline(true);
    await expect(bar(page)).toBeHidden();
    await context.setOffline(false);
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('does not appear beside the calendar of a walk that was opened by a link', async ({ page }) => {
    const { title } = tour('lower-east-side');
    await page.goto('/tours');
    await hydrated(page);
    await scrollTo(page, 400);
    await lateParts(page);
    await page.getByRole('link', { name: `View Details: ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    // The foot is far lower when the part below the first screen is there.
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Pick a day' }).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await expect(floating(page)).toBeHidden();
  });

  test('does not appear beside a ticket that a search has brought back', async ({ page }) => {
    const { title } = tour('lower-east-side');
    const reserve = page
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('link', { name: /^Reserve/ });
    await page.goto('/tours');
    await hydrated(page);
    await scrollTo(page, 400);
    await lateParts(page);
    const search = page.getByRole('searchbox', { name: 'Search the walks' });
    await search.fill('Zanzibar9');
    await expect(reserve).toHaveCount(0);
    await search.clear();
    await search.blur();
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    await reserve.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect(bar(page)).toBeHidden();
  });

  test('is not shown for a moment on a new page that has its own way to book', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    // Looks at each frame of the next page: at its top nothing floats.
    const floats = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const before = document.querySelector('main h1');
          const seen: string[] = [];
          let frames = 0;
          const look = () => {
            const heading = document.querySelector('main h1');
            if (heading !== before && scrollY === 0) {
              frames += 1;
              for (const dock of document.querySelectorAll('aside[aria-label^="Booking"]'))
                if (dock.checkVisibility({ visibilityProperty: true }))
                  seen.push(`frame ${frames}: ${dock.getAttribute('aria-label')}`);
            }
            if (frames < 30) requestAnimationFrame(look);
            else done(seen);
          };
          requestAnimationFrame(look);
        }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    expect(await floats).toEqual([]);
  });

  test('stays while it has the focus, at the top of the page and without a connection', async ({ page, context }) => {
    await page.goto('/blog');
    await hydrated(page);
    await scrollTo(page, 500);
    await expect(bar(page)).toBeVisible();
    const close = bar(page).getByRole('button', { name: 'Close booking bar' });
    await close.focus();
    await scrollTo(page, 0);
    await frameAndTasks(page);
    await expect(close).toBeFocused();
    await context.setOffline(true);
    await saysOffline(page);
    await expect(close).toBeFocused();
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await expect(bar(page)).toBeHidden();
  });

  // The worker has stored the script of the notice, so the notice is shown without a connection too.
  workerTest('keeps the focus of a keyboard when its press is answered by a notice', async ({ page, network }) => {
    await toastsStay(page);
    await page.goto('/tours/brooklyn-heights');
    await readyOffline(page);
    await toTheFoot(page);
    const reserve = bar(page).getByRole('link', { name: 'Reserve' });
    await reserve.focus();
    await network.off();
    await saysOffline(page);
    await page.keyboard.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'No place is held yet.' });
    await expect(notice.getByRole('button', { name: 'Close' })).toBeVisible();
    // A browser takes the focus from a hidden element only with its next frame.
    await frameAndTasks(page);
    await expect(reserve).toBeFocused();
  });

  test('is reached by Tab after the last link of the page, and closed there', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await toTheFoot(page);
    await expect(bar(page)).toBeVisible();
    const close = bar(page).getByRole('button', { name: 'Close booking bar' });
    await page.getByRole('combobox', { name: 'Theme' }).focus();
    await expect(bar(page)).toBeVisible();
    // The first element is the link, the second the button that closes.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(floating(page)).toBeFocused();
  });
});

test('a toast covers neither the focused element nor the end of the page', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await openAtStandstill(page, '/press-kit');
  await scrollTo(page, 10);
  await inSmallSteps(page, async () => (await page.locator(BAR).count()) > 0);
  const button = page.getByRole('button', { name: 'Copy all facts' });
  await button.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'end' });
    element.focus({ preventScroll: true });
  });
  // The page has ended its scrolling for the focus before the toast comes.
  await page.clock.runFor(1_000);
  await button.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Not copied' });
  const isClear = async (element: Locator): Promise<boolean> => {
    if (!(await toast.isVisible())) return false;
    const [over, under] = await Promise.all([toast.boundingBox(), element.boundingBox()]);
    return over !== null && under !== null && under.y + under.height <= over.y;
  };
  await inSmallSteps(page, () => isClear(button));
  await toTheFoot(page);
  await inSmallSteps(page, () => isClear(page.getByRole('combobox', { name: 'Theme' })));
});

test('a press on Send reaches Send, because nothing floats over the form', async ({ page, providers }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await write(page);
  await page.getByLabel('I agree to receive updates').blur();
  await scrollTo(page, 120);
  await expect(floating(page)).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => providers.received().emails.length).toBe(2);
});

test('the floating link to the calendar is on every page except its own, with and without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    baseURL: site.url,
  });
  const page = await context.newPage();
  for (const address of ['/', '/tours', '/blog', '/contact', '/outbox', '/no-such-alley']) {
    await page.goto(address);
    await expect(floating(page)).toHaveAttribute('href', '/booking');
    await expect(floating(page)).toBeVisible();
  }
  await page.goto('/booking');
  await expect(floating(page)).toHaveCount(0);
  // In a wide window, the header of every page has that button.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog');
  await expect(floating(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/booking');
  await context.close();
});

test.describe('the exit card', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const card = (page: Page): Locator => page.getByRole('dialog');
  async function leave(page: Page): Promise<void> {
    await page.mouse.move(640, 400);
    await page.mouse.move(640, 8);
  }
  /** The storage key that is written when the card is to be shown; the card itself is loaded only then. */
  const SHOWN = 'exit-card-shown';
  const noted = (page: Page): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), SHOWN);
  async function stayAWhile(page: Page, address: string): Promise<void> {
    await page.clock.install();
    await toastsStay(page);
    await page.goto(address);
    await hydrated(page);
    await page.clock.fastForward(5_000);
    await lateParts(page);
    // An effect of the late parts arms the watch for the pointer.
    await frameAndTasks(page);
  }

  test('is armed after 5 s, has the focus, closes with Esc, and appears once per session', async ({ page }) => {
    await openAtStandstill(page, '/');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await scrollTo(page, 10);
    await inSmallSteps(page, async () => (await page.locator(BAR).count()) > 0);
    await leave(page);
    expect(await noted(page)).toBeNull();
    await page.clock.runFor(5_000);
    await leave(page);
    await page.clock.resume();
    await expect(card(page).getByRole('heading', { name: list('newsletter').popup.both.heading })).toBeVisible();
    await expect(card(page).getByLabel('Email')).toBeFocused();
    await expect(card(page).getByRole('link', { name: /Reserve/ })).toBeVisible();
    await expect(floating(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

    // A second display would overwrite this value.
    await page.evaluate((key) => sessionStorage.setItem(key, 'once'), SHOWN);
    await stayAWhile(page, '/blog');
    await leave(page);
    expect(await noted(page)).toBe('once');
  });

  test('gives the visitor 5 s again on the first page too when it is opened once more', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await openAtStandstill(page, '/blog');
    await scrollTo(page, 10);
    await inSmallSteps(page, async () => (await page.locator(BAR).count()) > 0);
    await page.clock.runFor(60_000);
    for (const [name, opened] of [
      ['Our Tours', words('tours').heading],
      ['Blog', words('blog').nameplate],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await inSmallSteps(page, async () => (await heading.textContent()) === opened);
    }
    await leave(page);
    expect(await noted(page)).toBeNull();
    await page.clock.runFor(5_000);
    await leave(page);
    expect(await noted(page)).not.toBeNull();
  });

  test('gives the visitor 5 s from the moment when the page is seen, if it was opened in the background', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    });
    await openAtStandstill(page, '/blog');
    await scrollTo(page, 10);
    await inSmallSteps(page, async () => (await page.locator(BAR).count()) > 0);
    await page.clock.runFor(60_000);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await leave(page);
    expect(await noted(page)).toBeNull();
    await page.clock.runFor(5_000);
    await leave(page);
    expect(await noted(page)).not.toBeNull();
  });

  const { days, start } = tour('financial-district').schedule;
  test('has a text that suits the page', async ({ page }) => {
    for (const [address, heading] of [
      ['/blog', list('newsletter').popup.newsletter.heading],
      ['/tours', list('newsletter').popup.booking.heading],
      ['/tours/financial-district', `${weekdays(days)} at ${timeOfDay(start)}`],
    ] as const)
      await test.step(`${address}: ${heading}`, async () => {
        await stayAWhile(page, address);
        await leave(page);
        await expect(card(page).getByRole('heading', { name: heading })).toBeVisible();
        await card(page).getByRole('button', { name: 'Close' }).click();
        await expect(card(page)).toBeHidden();
        // The card appears once per session.
        await page.evaluate((key) => sessionStorage.removeItem(key), SHOWN);
      });
  });

  test('does not appear while the visitor types, pays or uses a dialog, and does not block the page', async ({
    page,
  }) => {
    for (const address of ['/contact', '/booking', '/outbox']) {
      await stayAWhile(page, address);
      await leave(page);
      expect(await noted(page), address).toBeNull();
    }
    await stayAWhile(page, '/blog');
    await page.getByLabel('First name').focus();
    await leave(page);
    expect(await noted(page)).toBeNull();
    await page.getByLabel('First name').blur();
    await leave(page);
    await expect(card(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page).toHaveURL('/tours');
    await expect(card(page)).toBeHidden();
  });

  test('does not come back by itself when the visitor returns to its page', async ({ page }) => {
    await stayAWhile(page, '/blog');
    await leave(page);
    await expect(card(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Tours' }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('tours').heading })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: words('blog').nameplate })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });

  test('can be closed and read from its top at 200 % zoom', async ({ page }) => {
    await stayAWhile(page, '/');
    await leave(page);
    await expect(card(page).getByLabel('Email')).toBeFocused();
    await page.setViewportSize({ width: 640, height: 400 });
    await expect.poll(async () => (await card(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await card(page).getByRole('heading').scrollIntoViewIfNeeded();
    await expect(card(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    // The same laptop at 400 %: the card has nearly the whole window.
    await page.setViewportSize({ width: 320, height: 200 });
    await expect.poll(async () => (await card(page).boundingBox())?.height).toBeGreaterThan(150);
  });

  test('signs up: invalid, sending, success, and is counted', async ({ page, providers }) => {
    await page.addInitScript(() => {
      const counted: string[] = [];
      Object.assign(globalThis, { counted, gtag: (_event: string, name: string) => counted.push(name) });
    });
    await stayAWhile(page, '/');
    await leave(page);
    const send = card(page).getByRole('button', { name: /^Send/ });
    await card(page).getByLabel('Email').fill('rosa');
    await send.click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByRole('alert').getByText('Please enter a valid email address')).toBeVisible();
    await expect(card(page).getByLabel('Email')).toBeFocused();
    await card(page).getByLabel('Email').fill('rosa@example.com');
    providers.behave({ newsletter: 'hold' });
    await send.click();
    await expect(send).toHaveText('Sending...');
    await expect(card(page).getByRole('status')).toHaveText('Sending...');
    providers.release();
    await expect(page.getByText('Success! Check your email for your free NYC cat guide!')).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(providers.received().signups[0]?.fields).toMatchObject({
      EMAIL: 'rosa@example.com',
      FNAME: '',
      CONSENT: 'true',
    });
    expect(await page.evaluate(() => (globalThis as { counted?: string[] }).counted)).toEqual([
      'exit_intent_conversion',
    ]);
  });

  test('closed before a sign-up failed, it leaves the address to the form of the page', async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/subscribe/post*', async (route) => {
      await failing;
      await route.abort();
    });
    await stayAWhile(page, '/blog');
    await leave(page);
    await card(page).getByLabel('Email').fill('rosa@example.com');
    await card(page).getByRole('button', { name: 'Send it' }).click();
    await expect(card(page).getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    fail();
    await expect(page.getByText('Your text is still in the form.')).toBeVisible();
    await page.goto('/about');
    await page.goto('/blog');
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Newsletter', exact: true });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('rosa@example.com');
  });

  workerTest('offline the sign-up is saved with a message, and sent later', async ({ page, network, providers }) => {
    await page.goto('/');
    await readyOffline(page);
    await stayAWhile(page, '/');
    await network.off();
    await leave(page);
    await card(page).getByLabel('Email').fill('rosa@example.com');
    await card(page).getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Almost there!')).toBeVisible();
    await expect(page.getByText("Saved on this device. We'll send it as soon as you're back online.")).toBeVisible();
    await expect(card(page)).toBeHidden();
    expect(await storedSubmissions(page)).toHaveLength(1);
    await network.on();
    await expect.poll(() => providers.received().signups.map(({ email }) => email)).toEqual(['rosa@example.com']);
  });

  test('counts the press on its link to the calendar', async ({ page }) => {
    await page.addInitScript(() => {
      const counted: string[] = [];
      Object.assign(globalThis, { counted, gtag: (_event: string, name: string) => counted.push(name) });
    });
    await stayAWhile(page, '/');
    await leave(page);
    await card(page)
      .getByRole('link', { name: /Reserve/ })
      .click();
    await expect(page).toHaveURL('/booking');
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => (globalThis as { counted?: string[] }).counted)).toEqual([
      'exit_intent_booking_click',
      'reserve_button_click',
    ]);
  });
});
