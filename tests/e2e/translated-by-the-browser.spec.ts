import { fillIn, ROSA, send, stored } from '../setup/letters';
import { alive, expect, readyOffline, test, watchedPage } from '../setup/stage';
import { translateLikeChrome } from '../setup/translate';

// Chrome replaces text nodes; a bare text beside a conditional one then throws and blanks the site.

test('a translated page still sends a message', async ({ context, providers }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/contact');
  await alive(page);
  await translateLikeChrome(page);
  await send(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await fillIn(page, ROSA);
  await expect(page.getByText('Name is required')).toBeHidden();
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(providers.received().emails).toHaveLength(2);
  expect(troubles).toEqual([]);
});

test('a translated page goes offline, saves, comes back and sends', async ({ context, network, providers }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/contact');
  await readyOffline(page);
  await translateLikeChrome(page);
  await network.off();
  await expect(page.getByText(/^Offline/).first()).toBeVisible();
  await fillIn(page, ROSA);
  await send(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await network.on();
  await expect.poll(() => providers.received().emails.length).toBe(2);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(troubles.filter((trouble) => trouble.startsWith('crash'))).toEqual([]);
});

test('a translated site can be walked from page to page', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.goto('/');
  await alive(page);
  await translateLikeChrome(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Our Tours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three ways to follow a cat' })).toBeVisible();
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brooklyn Heights' })).toBeVisible();
  await footer.getByRole('link', { name: 'Outbox' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await footer.getByRole('link', { name: 'Book a Tour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(troubles).toEqual([]);
});
