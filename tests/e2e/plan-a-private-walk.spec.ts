import type { Locator, Page } from 'playwright/test';
import { dollars, page as words, present, tour, tours } from '../setup/content/content';
import { draftsAreKept, fillIn, ROSA } from '../setup/stage/contact-form';
import { expect, holdBack, test, workerTest } from '../setup/stage/stage';
import { storedSubmissions } from '../setup/stage/stored-submissions';
import { hydrated, readyOffline, untilShortlyShown } from '../setup/stage/waits';
import { toastsStay } from '../setup/stage/without-timers';

// A Saturday morning in New York.
const NOW = new Date('2026-11-21T15:00:00Z');
const HERE = '/tours/private-tours';
const PRIVATE = words('private-tours');
const { from, covers, further, most } = PRIVATE.pricing;
/** The price for this number of guests. */
const cost = (count: number): number => from + Math.max(0, count - covers) * further;
const total = (count: number): string => dollars(cost(count));
const GUESTS = covers + 4;
const BIRTHDAY = present(PRIVATE.events.find(({ id }) => id === 'birthday')).one;
const SHARED = `${HERE}?guests=${GUESTS}&walk=lower-east-side&event=birthday&date=2026-12-05`;

/** A number of days after that morning, as "2026-12-05", and as the page writes it. */
const dateIn = (ahead: number): Date => new Date(Date.parse('2026-11-21') + ahead * 24 * 60 * 60_000);
const dayIn = (ahead: number): string => dateIn(ahead).toISOString().slice(0, 10);
const dayWords = (ahead: number): string =>
  dateIn(ahead).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(dayIn(ahead).startsWith('2026') ? {} : { year: 'numeric' }),
  });
const isWeekend = (ahead: number): boolean => [0, 6].includes(dateIn(ahead).getUTCDay());
const isWeekday = (ahead: number): boolean => !isWeekend(ahead);
const firstDayFrom = (ahead: number, fits: (day: number) => boolean): number =>
  fits(ahead) ? ahead : firstDayFrom(ahead + 1, fits);
const lastDayBefore = (ahead: number, fits: (day: number) => boolean): number =>
  fits(ahead - 1) ? ahead - 1 : lastDayBefore(ahead - 1, fits);
/** The first possible weekday. */
const FIRST_WEEKDAY = firstDayFrom(PRIVATE.scheduling.weekdayNotice, isWeekday);

const pad = (page: Page): Locator => page.getByRole('region', { name: 'Estimate' });
const guests = (page: Page): Locator => pad(page).getByRole('spinbutton', { name: 'Guests' });
const walk = (page: Page): Locator => pad(page).getByRole('combobox', { name: 'Neighborhood' });
const date = (page: Page): Locator => pad(page).getByLabel('Preferred date');
const eachOf = (count: number): string =>
  `${dollars(cost(count) / count)} a person, for ${count === 1 ? '1 guest' : `${count} guests`}`;
/** The displayed sum: "Total $320 $40 a person, for 8 guests", even while the field shows another number. */
const sum = (page: Page): Locator => pad(page).locator('output');
const send = (page: Page): Promise<void> => pad(page).getByRole('link', { name: 'Send this as a message' }).click();
async function fromMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Tours', { exact: true }).click();
  await menu.getByRole('link', { name: PRIVATE.title }).click();
}
const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

async function open(page: Page, address = HERE): Promise<void> {
  await page.clock.setFixedTime(NOW);
  // The clock has its own timers, so toasts are kept after it is there.
  await toastsStay(page);
  await page.goto(address);
  await hydrated(page);
}

test('the price is the minimum for the guests that it covers, and a fixed amount for each further one', async ({
  page,
}) => {
  await open(page);
  await expect(guests(page)).toHaveValue(String(covers));
  await expect(sum(page)).toHaveText(`Total${dollars(from)} ${eachOf(covers)}`);
  for (const [typed, stays] of [
    [1, 1],
    [3, 3],
    [covers, covers],
    [covers + 1, covers + 1],
    [covers + 4, covers + 4],
    [most, most],
    [most + 1, most],
    [0, 1],
    [-5, 1],
    [2.5, 2],
    ['', 1],
  ] as const) {
    await guests(page).fill(String(typed));
    await expect(guests(page)).toHaveValue(String(typed));
    await guests(page).blur();
    await expect(guests(page)).toHaveValue(String(stays));
    await expect(sum(page)).toHaveText(`Total${total(stays)} ${eachOf(stays)}`);
  }
  await guests(page).fill('');
  await guests(page).pressSequentially('abc');
  await guests(page).blur();
  await expect(guests(page)).toHaveValue('1');

  await test.step('nothing moves while a number is typed, and the sum is announced once the number is final', async () => {
    await guests(page).fill('');
    await expect(sum(page)).toContainText(dollars(from));
    await guests(page).pressSequentially(String(GUESTS));
    await expect(sum(page)).toContainText(total(GUESTS));
    await expect(pad(page).getByText(`4 additional guests at ${dollars(further)}`)).toBeVisible();
    const each = dollars(cost(GUESTS) / GUESTS);
    const said = `${GUESTS} guests: ${total(GUESTS)}, ${each} a person.`;
    await expect(pad(page).getByRole('status').filter({ hasText: said })).toHaveCount(1);
    await guests(page).fill('1');
    await expect(pad(page).getByText(`Bring ${covers - 1} more and the total stays ${dollars(from)}.`)).toBeVisible();
  });

  await test.step('the date is compared with the notice that a tour needs', async () => {
    const { rule, weekdayNotice, advice } = PRIVATE.scheduling;
    const { weekday, weekend } = advice;
    await expect(page.getByRole('form', { name: 'Estimate' }).getByText(rule)).toBeVisible();
    const [tooSoon, inTime, short, early] = [
      lastDayBefore(weekdayNotice, isWeekday),
      firstDayFrom(Math.max(weekdayNotice, 7 * weekday.from), isWeekday),
      lastDayBefore(7 * weekend.from, isWeekend),
      firstDayFrom(7 * weekend.to + 7, isWeekend),
    ];
    for (const [ahead, told] of [
      [-1, 'That day has passed.'],
      [
        tooSoon,
        `${dayWords(tooSoon)} is ${tooSoon} days away. A weekday tour needs at least ${weekdayNotice} days' notice.`,
      ],
      [inTime, `${dayWords(inTime)} is ${inTime} days away, within the ${weekday.from} to ${weekday.to} weeks`],
      [
        short,
        `${dayWords(short)} is ${short} days away. We advise ${weekend.from} to ${weekend.to} weeks for a weekend.`,
      ],
      [early, `${dayWords(early)} is ${early} days away.`],
    ] as const) {
      await date(page).fill(dayIn(ahead));
      await expect(pad(page).getByText(told)).toBeVisible();
    }
    await date(page).fill(dayIn(tooSoon));
    await pad(page)
      .getByRole('button', { name: dayWords(FIRST_WEEKDAY) })
      .click();
    await expect(date(page)).toHaveValue(dayIn(FIRST_WEEKDAY));
    await expect(date(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`date=${dayIn(FIRST_WEEKDAY)}`));
  });
});

test('a wrong date is marked while its notice says so, and blocks nothing', async ({ page }) => {
  await open(page);
  const noonAfter = (days: number): Date => new Date(NOW.getTime() + days * 24 * 60 * 60_000);
  const first = dayIn(FIRST_WEEKDAY);
  for (const [day, error] of [
    [dayIn(-1), 'That day has passed.'],
    [dayIn(lastDayBefore(PRIVATE.scheduling.weekdayNotice, isWeekday)), 'Too soon for a weekday.'],
  ] as const) {
    await date(page).fill(day);
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(date(page)).toHaveAccessibleDescription(new RegExp(`^${error}`));
  }
  await date(page).fill(first);
  await expect(date(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(pad(page).getByText('Too soon for a weekday.')).toBeHidden();

  await test.step('a page that stays open judges the date again on the next day', async () => {
    await page.clock.setFixedTime(noonAfter(FIRST_WEEKDAY));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(pad(page).getByText('Too soon for a weekday.')).toBeVisible();
  });
  await send(page);
  await expect(message(page)).toHaveValue(new RegExp('Preferred date: '));
});

test('what is typed before the script runs stays in the fields, and goes before the plan of the link', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  const release = await holdBack(page, '**/boot.js');
  await page.goto(SHARED);
  await expect(walk(page)).toBeVisible();
  await walk(page).selectOption(tour('brooklyn-heights').title);
  await date(page).fill(dayIn(-1));
  release();
  await hydrated(page);
  await expect(guests(page)).toHaveValue(String(GUESTS));
  await expect(walk(page)).toHaveValue('brooklyn-heights');
  await expect(date(page)).toHaveValue(dayIn(-1));
  await expect(date(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(pad(page).getByRole('radio', { name: BIRTHDAY })).toBeChecked();
});

test('fields that a program fills in without an event are in the message', async ({ page }) => {
  await open(page);
  await page.getByRole('form', { name: 'Estimate' }).evaluate(
    (form: HTMLFormElement, filled) => {
      for (const [name, value] of Object.entries(filled)) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
      }
    },
    { guests: String(GUESTS), walk: 'lower-east-side', date: '2026-12-05' },
  );
  await send(page);
  await expect(message(page)).toHaveValue(
    new RegExp(
      `Guests: ${GUESTS}\nNeighborhood: ${tour('lower-east-side').title}\nPreferred date: Saturday, December 5, 2026\nEstimate: \\${total(GUESTS)}`,
    ),
  );
});

test('the steps stop at both ends', async ({ page }) => {
  await open(page, `${HERE}?guests=${most - 1}`);
  const more = pad(page).getByRole('button', { name: 'One guest more' });
  const fewer = pad(page).getByRole('button', { name: 'One guest fewer' });
  await more.click();
  await expect(sum(page)).toContainText(total(most));
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(guests(page)).toHaveValue(String(most));
  await guests(page).fill('2');
  await fewer.click();
  await expect(guests(page)).toHaveValue('1');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  for (const button of [more, fewer]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the plan is in the address, and its link restores it', async ({ page, context }) => {
  await page.addInitScript(() => {
    const share = (): Promise<void> => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(page, `${HERE}?utm_source=letter`);
  await guests(page).fill(String(GUESTS));
  await walk(page).selectOption(tour('lower-east-side').title);
  await pad(page).getByRole('radio', { name: BIRTHDAY }).check();
  await date(page).fill('2026-12-05');
  await expect(page).toHaveURL(SHARED.replace('?', '?utm_source=letter&'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await Promise.all([
    untilShortlyShown(pad(page), 'Copied'),
    pad(page).getByRole('button', { name: 'Copy the link' }).click(),
  ]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(SHARED, page.url()).href);

  await test.step('a device that refuses to share gets the link copied instead, or is told that it was not', async () => {
    const share = pad(page).getByRole('button', { name: 'Share' });
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await share.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await share.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not copied' })).toBeVisible();
  });

  const friend = await context.newPage();
  await open(friend, link);
  await expect(guests(friend)).toHaveValue(String(GUESTS));
  await expect(walk(friend)).toHaveValue('lower-east-side');
  await expect(pad(friend).getByRole('radio', { name: BIRTHDAY })).toBeChecked();
  await expect(date(friend)).toHaveValue('2026-12-05');
  await expect(sum(friend)).toContainText(total(GUESTS));
});

test('changes add no history entries, and Back and Forward restore each plan', async ({ page }) => {
  await open(page, '/tours');
  await page.getByRole('link', { name: `View Details: ${PRIVATE.title}` }).click();
  const [one, other] = [covers + 1, covers + 7];
  await guests(page).fill(String(one));
  await expect(page).toHaveURL(`${HERE}?guests=${one}`);
  await guests(page).fill(String(other));
  await expect(page).toHaveURL(`${HERE}?guests=${other}`);
  await send(page);
  await expect(message(page)).toHaveValue(new RegExp(`Guests: ${other}`));
  await page.goBack();
  await expect(guests(page)).toHaveValue(String(other));
  await expect(sum(page)).toContainText(total(other));
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect(guests(page)).toHaveCount(0);
  await page.goForward();
  await expect(guests(page)).toHaveValue(String(other));
});

test('the plain address is a plan too', async ({ page }) => {
  await open(page, SHARED);
  await expect(sum(page)).toContainText(total(GUESTS));
  await fromMenu(page);
  await expect(page).toHaveURL(HERE);
  await expect(sum(page)).toContainText(dollars(from));
  await expect(date(page)).toHaveValue('');
  await page.goBack();
  await expect(sum(page)).toContainText(total(GUESTS));
  await expect(walk(page)).toHaveValue('lower-east-side');
});

test('an invalid link counts as none, and one with too many guests gets the maximum', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await open(page, `${HERE}?guests=many&walk=harlem&event=%3Cscript%3E&date=2026-02-30`);
  await expect(guests(page)).toHaveValue(String(covers));
  await expect(walk(page)).toHaveValue('');
  await expect(pad(page).getByRole('radio', { name: 'No occasion' })).toBeChecked();
  await expect(date(page)).toHaveValue('');
  await expect(sum(page)).toContainText(dollars(from));
  await open(page, `${HERE}?guests=${most + 1}`);
  await expect(guests(page)).toHaveValue(String(most));
  await expect(sum(page)).toContainText(total(most));
  expect(troubles).toEqual([]);
});

test('today is today in New York', async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: site.url });
  const page = await context.newPage();
  // In Tokyo it is already Sunday.
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00-05:00'));
  await page.goto(`${HERE}?date=2026-11-21`);
  await expect(pad(page).getByText('Saturday, November 21 is today.')).toBeVisible();
  await context.close();
});

test('the plan is added to the message, keeps the typed text, and nothing is sent', async ({ page, providers }) => {
  await open(page, '/contact');
  await fillIn(page, ROSA);
  await draftsAreKept(page);
  await fromMenu(page);
  await guests(page).fill(String(GUESTS));
  await walk(page).selectOption(tour('brooklyn-heights').title);
  await date(page).fill('2027-01-09');
  await send(page);
  await expect(page.getByText('Your plan is in the message')).toBeVisible();
  const messageFor = (count: number): string =>
    [
      ROSA.message,
      '',
      'I would like to ask about a private tour.',
      `Guests: ${count}`,
      `Neighborhood: ${tour('brooklyn-heights').title}`,
      'Preferred date: Saturday, January 9, 2027',
      `Estimate: ${total(count)}`,
    ].join('\n');
  await expect(message(page)).toHaveValue(messageFor(GUESTS));
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(ROSA.name);
  expect(providers.received().emailCalls).toEqual([]);
  expect(await storedSubmissions(page)).toEqual([]);

  // A reload neither loses the text of the plan nor adds it again, and a changed plan replaces it.
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(messageFor(GUESTS));
  await page.goBack();
  await guests(page).fill(String(covers + 1));
  await send(page);
  await expect(message(page)).toHaveValue(messageFor(covers + 1));
});

workerTest('without a connection the price is calculated, and the message is saved', async ({ page, network }) => {
  await page.goto(HERE);
  await readyOffline(page);
  await network.off();
  await page.goto(SHARED);
  await hydrated(page);
  await expect(sum(page)).toContainText(total(GUESTS));
  await guests(page).fill(String(covers + 2));
  await send(page);
  await expect(message(page)).toHaveValue(new RegExp(`Guests: ${covers + 2}`));
  await fillIn(page, { name: ROSA.name, email: ROSA.email });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText("Saved on this device. We'll send it as soon as you're back online.").first(),
  ).toBeVisible();
});

test('everything works by keyboard', async ({ page }) => {
  await open(page);
  await guests(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(sum(page)).toContainText(total(covers + 1));
  await page.keyboard.press('Tab');
  await expect(pad(page).getByRole('button', { name: 'One guest more' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sum(page)).toContainText(total(covers + 2));
  await page.keyboard.press('Tab');
  await expect(walk(page)).toBeFocused();
  const { title } = tour('financial-district');
  // A list forgets what was typed after a second, so one letter chooses.
  await page.keyboard.press(present(title[0]));
  await expect(walk(page)).toHaveValue('financial-district');
  await page.keyboard.press('Tab');
  await expect(date(page)).toBeFocused();
  const tooSoon = dayIn(lastDayBefore(PRIVATE.scheduling.weekdayNotice, isWeekday));
  const [year, month, day] = tooSoon.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(date(page)).toHaveValue(tooSoon);
  await expect(pad(page).getByText('Too soon for a weekday.')).toBeVisible();
  const offer = pad(page).getByRole('button', { name: dayWords(FIRST_WEEKDAY) });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(date(page)).toHaveValue(dayIn(FIRST_WEEKDAY));
  await pad(page).getByRole('radio', { name: 'No occasion' }).focus();
  await page.keyboard.press('ArrowRight');
  const [{ one: occasion } = { one: '' }] = PRIVATE.events;
  await expect(pad(page).getByRole('radio', { name: occasion })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(pad(page).getByRole('link', { name: 'Send this as a message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveValue(
    new RegExp(`Guests: ${covers + 2}\nNeighborhood: ${title}\nOccasion: ${occasion}`),
  );
});

test('with scripts off the price rule is shown in words, with a link to write', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(HERE);
  await expect(
    pad(page).getByText(
      `The rule: ${dollars(from)} for up to ${covers} guests, and ${dollars(further)} for each additional guest`,
    ),
  ).toBeVisible();
  await expect(guests(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us to Book' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

test('the page lists its neighborhoods, occasions and questions', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  const { neighborhoods, events, questions, scheduling } = PRIVATE;
  for (const { tour: slug } of neighborhoods) {
    const { title } = present(tours.find((one) => one.slug === slug));
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/tours/${slug}`);
  }
  const reasons = main.getByRole('region', { name: 'Good reasons to ask' });
  await expect(reasons.getByRole('listitem').getByRole('heading')).toHaveText(events.map(({ title }) => title));
  await expect(main.locator('details[name] summary')).toHaveText(questions.map(({ question }) => question));
  const { weekdayNotice, replyHours, advice } = scheduling;
  const atLeast = weekdayNotice % 7 === 0 ? `${weekdayNotice / 7} weeks` : `${weekdayNotice} days`;
  for (const name of [
    `Monday to Friday ${atLeast} before ${advice.weekday.from} to ${advice.weekday.to} weeks`,
    `Saturday, Sunday Ask ${advice.weekend.from} to ${advice.weekend.to} weeks`,
  ])
    await expect(main.getByRole('row', { name })).toBeVisible();
  await expect(main.getByText(`within ${replyHours} hours`, { exact: true })).toBeVisible();
});
