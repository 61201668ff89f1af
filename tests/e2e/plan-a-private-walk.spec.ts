import type { Locator, Page } from 'playwright/test';
import { fillIn, ROSA, stored } from '../setup/letters';
import { hydrated, expect, readyOffline, test } from '../setup/stage';

// A Saturday morning in New York.
const NOW = new Date('2026-11-21T15:00:00Z');
const HERE = '/tours/private-tours';
const SHARED = `${HERE}?guests=12&walk=lower-east-side&event=birthday&date=2026-12-05`;

const pad = (page: Page): Locator => page.getByRole('region', { name: 'Estimate' });
const guests = (page: Page): Locator => pad(page).getByRole('spinbutton', { name: 'Guests' });
const walk = (page: Page): Locator => pad(page).getByRole('combobox', { name: 'Neighborhood' });
const date = (page: Page): Locator => pad(page).getByLabel('Wished date');
/** The sum as it is shown: "Total $320 $40 a person". */
const sum = (page: Page): Locator => pad(page).locator('output');
const send = (page: Page): Promise<void> => pad(page).getByRole('link', { name: 'Send this as a message' }).click();
async function fromMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Tours', { exact: true }).click();
  await menu.getByRole('link', { name: 'Private Tours' }).click();
}
const message = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

async function open(page: Page, address = HERE): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await hydrated(page);
}

test('the price is $320 for up to 8 guests, and $40 for each further one', async ({ page }) => {
  await open(page);
  await expect(guests(page)).toHaveValue('8');
  await expect(sum(page)).toHaveText('Total$320 $40 a person');
  for (const [typed, stays, total, each] of [
    ['1', '1', '$320', '$320'],
    ['6', '6', '$320', '$53.33'],
    ['8', '8', '$320', '$40'],
    ['9', '9', '$360', '$40'],
    ['12', '12', '$480', '$40'],
    ['30', '30', '$1,200', '$40'],
    ['31', '30', '$1,200', '$40'],
    ['0', '1', '$320', '$320'],
    ['-5', '1', '$320', '$320'],
    ['2.5', '2', '$320', '$160'],
    ['', '1', '$320', '$320'],
  ] as const) {
    await guests(page).fill(typed);
    await expect(guests(page)).toHaveValue(typed);
    await guests(page).blur();
    await expect(guests(page)).toHaveValue(stays);
    await expect(sum(page)).toHaveText(`Total${total} ${each} a person`);
  }
  await guests(page).fill('');
  await guests(page).pressSequentially('abc');
  await guests(page).blur();
  await expect(guests(page)).toHaveValue('1');
});

test('nothing jumps while a number is typed, and the sum is read out once it rests', async ({ page }) => {
  await open(page);
  await guests(page).fill('');
  await expect(sum(page)).toContainText('$320');
  await guests(page).pressSequentially('12');
  await expect(sum(page)).toContainText('$480');
  await expect(pad(page).getByText('4 further guests at $40')).toBeVisible();
  await expect(pad(page).getByRole('status').filter({ hasText: '12 guests: $480, $40 a person.' })).toHaveCount(1);
  await guests(page).fill('5');
  await expect(pad(page).getByText('Bring 3 more and the total stays $320.')).toBeVisible();
});

test('the steps stop at both ends', async ({ page }) => {
  await open(page, `${HERE}?guests=29`);
  const more = pad(page).getByRole('button', { name: 'One guest more' });
  const fewer = pad(page).getByRole('button', { name: 'One guest fewer' });
  await more.click();
  await expect(sum(page)).toContainText('$1,200');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(guests(page)).toHaveValue('30');
  await guests(page).fill('2');
  await fewer.click();
  await expect(guests(page)).toHaveValue('1');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  for (const button of [more, fewer]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the plan stands in the address, and its link brings it back', async ({ page, context }) => {
  await open(page, `${HERE}?utm_source=letter`);
  await guests(page).fill('12');
  await walk(page).selectOption('Lower East Side');
  await pad(page).getByRole('radio', { name: 'Birthday' }).check();
  await date(page).fill('2026-12-05');
  await expect(page).toHaveURL(/\?utm_source=letter&guests=12&walk=lower-east-side&event=birthday&date=2026-12-05$/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pad(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(pad(page).getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(SHARED, page.url()).href);

  const friend = await context.newPage();
  await open(friend, link);
  await expect(guests(friend)).toHaveValue('12');
  await expect(walk(friend)).toHaveValue('lower-east-side');
  await expect(pad(friend).getByRole('radio', { name: 'Birthday' })).toBeChecked();
  await expect(date(friend)).toHaveValue('2026-12-05');
  await expect(sum(friend)).toContainText('$480');
});

test('changes leave no steps behind, and Back and Forward bring each plan', async ({ page }) => {
  await open(page, '/tours');
  await page.getByRole('link', { name: 'View Details: Private Tours' }).click();
  await guests(page).fill('9');
  await expect(page).toHaveURL(`${HERE}?guests=9`);
  await guests(page).fill('15');
  await expect(page).toHaveURL(`${HERE}?guests=15`);
  await send(page);
  await expect(message(page)).toHaveValue(/Guests: 15/);
  await page.goBack();
  await expect(guests(page)).toHaveValue('15');
  await expect(sum(page)).toContainText('$600');
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await page.goForward();
  await expect(guests(page)).toHaveValue('15');
});

test('the plain address is a plan of its own', async ({ page }) => {
  await open(page, SHARED);
  await expect(sum(page)).toContainText('$480');
  await fromMenu(page);
  await expect(page).toHaveURL(HERE);
  await expect(sum(page)).toContainText('$320');
  await expect(date(page)).toHaveValue('');
  await page.goBack();
  await expect(sum(page)).toContainText('$480');
  await expect(walk(page)).toHaveValue('lower-east-side');
});

test('a bad link is as good as none', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await open(page, `${HERE}?guests=31&walk=harlem&event=%3Cscript%3E&date=2026-02-30`);
  await expect(guests(page)).toHaveValue('8');
  await expect(walk(page)).toHaveValue('');
  await expect(pad(page).getByRole('radio', { name: 'No occasion' })).toBeChecked();
  await expect(date(page)).toHaveValue('');
  await expect(sum(page)).toContainText('$320');
  expect(troubles).toEqual([]);
});

test('the date is held against the notice that a tour needs', async ({ page }) => {
  await open(page);
  await expect(
    page.getByRole('form', { name: 'Estimate' }).getByText("Weekday tours need at least 2 weeks' notice."),
  ).toBeVisible();
  for (const [day, words] of [
    ['2026-11-20', 'That day has passed.'],
    ['2026-12-04', 'Friday, December 4 is 13 days away. A weekday tour needs at least 14.'],
    ['2026-12-07', 'Monday, December 7 is 16 days away, within the 2 to 3 weeks'],
    ['2026-12-12', 'Saturday, December 12 is 21 days away. We advise 4 to 6 weeks for a weekend.'],
    ['2027-01-09', 'Saturday, January 9, 2027 is 49 days away.'],
  ] as const) {
    await date(page).fill(day);
    await expect(pad(page).getByText(words)).toBeVisible();
  }
  await date(page).fill('2026-12-03');
  await pad(page).getByRole('button', { name: 'Monday, December 7' }).click();
  await expect(date(page)).toHaveValue('2026-12-07');
  await expect(date(page)).toBeFocused();
  await expect(page).toHaveURL(/date=2026-12-07/);
});

test('today is today in New York', async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: site.url });
  const page = await context.newPage();
  // In Tokyo it is Sunday already.
  await page.clock.setFixedTime(new Date('2026-11-21T23:30:00-05:00'));
  await page.goto(`${HERE}?date=2026-11-21`);
  await expect(pad(page).getByText('Saturday, November 21 is today.')).toBeVisible();
  await context.close();
});

test('the plan goes into the message, keeps what was typed, and nothing is sent', async ({ page, providers }) => {
  await open(page, '/contact');
  await fillIn(page, ROSA);
  await fromMenu(page);
  await guests(page).fill('12');
  await walk(page).selectOption('Brooklyn Heights');
  await date(page).fill('2027-01-09');
  await send(page);
  await expect(page.getByText('Your plan is in the message')).toBeVisible();
  const plan = [
    'I would like to ask about a private tour.',
    'Guests: 12',
    'Neighborhood: Brooklyn Heights',
    'Wished date: Saturday, January 9, 2027',
    'Estimate: $480',
  ].join('\n');
  await expect(message(page)).toHaveValue(`${ROSA.message ?? ''}\n\n${plan}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(ROSA.name);
  expect(providers.received().emailCalls).toEqual([]);
  expect(await stored(page)).toEqual([]);

  // A reload neither loses it nor adds it again, and a changed plan takes its place.
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue(`${ROSA.message ?? ''}\n\n${plan}`);
  await page.goBack();
  await guests(page).fill('9');
  await send(page);
  await expect(message(page)).toHaveValue(
    `${ROSA.message ?? ''}\n\n${plan.replace('Guests: 12', 'Guests: 9').replace('$480', '$360')}`,
  );
});

test('without a connection it counts, and the message is saved', async ({ page, network }) => {
  await page.goto(HERE);
  await readyOffline(page);
  await network.off();
  await page.goto(SHARED);
  await hydrated(page);
  await expect(sum(page)).toContainText('$480');
  await guests(page).fill('10');
  await send(page);
  await expect(message(page)).toHaveValue(/Guests: 10/);
  await fillIn(page, { name: ROSA.name, email: ROSA.email });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText("Saved on this device. We'll send it as soon as you're back online.").first(),
  ).toBeVisible();
});

test('all of it by keyboard', async ({ page }) => {
  await open(page);
  await guests(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(sum(page)).toContainText('$360');
  await page.keyboard.press('Tab');
  await expect(pad(page).getByRole('button', { name: 'One guest more' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sum(page)).toContainText('$400');
  await page.keyboard.press('Tab');
  await expect(walk(page)).toBeFocused();
  await page.keyboard.type('Fin');
  await expect(walk(page)).toHaveValue('financial-district');
  await page.keyboard.press('Tab');
  await expect(date(page)).toBeFocused();
  await page.keyboard.type('12032026');
  await expect(date(page)).toHaveValue('2026-12-03');
  await expect(pad(page).getByText('Too soon for a weekday.')).toBeVisible();
  const offer = pad(page).getByRole('button', { name: 'Monday, December 7' });
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(date(page)).toHaveValue('2026-12-07');
  await pad(page).getByRole('radio', { name: 'No occasion' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pad(page).getByRole('radio', { name: 'Birthday' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(pad(page).getByRole('link', { name: 'Send this as a message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveValue(/Guests: 10\nNeighborhood: Financial District\nOccasion: Birthday/);
});

test('with scripts off the rule stands in words, with the way to write', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(HERE);
  await expect(pad(page).getByText('The rule: $320 for up to 8 guests, and $40 for each further guest')).toBeVisible();
  await expect(guests(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us to Book' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

test('the page has its neighborhoods, occasions and four questions', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  for (const name of ['Brooklyn Heights', 'Financial District', 'Lower East Side'])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^\/tours\//);
  await expect(main.getByRole('region', { name: 'Good reasons to ask' }).getByRole('listitem')).toHaveCount(6);
  await expect(main.locator('details[name]')).toHaveCount(4);
  await expect(main.getByRole('row', { name: 'Monday to Friday 2 weeks before 2 to 3 weeks' })).toBeVisible();
  await expect(main.getByRole('row', { name: 'Saturday, Sunday Ask 4 to 6 weeks' })).toBeVisible();
  await expect(main.getByText('within 48 hours', { exact: true })).toBeVisible();
});
