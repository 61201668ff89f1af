import { hydrated, expect, readyOffline, test } from '../setup/stage';

const ADDRESS = '/petition-jerry-fox';
const FORM = 'https://forms.example/jerry-fox-plaque';
const sign = { name: 'Sign the Petition (opens in a new window)' } as const;

test('tells who the cat was, why, and what is asked for, and shows no count', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'A plaque for Jerry Fox' })).toBeVisible();
  for (const told of [
    'Jerry Fox was born about 1876.',
    'By about 1903 Jerry was losing his sight',
    'made him spectacles',
    'On May 22, 1904, papers on a desk on the third floor of Borough Hall caught fire',
  ])
    await expect(main.getByText(told)).toBeVisible();
  const reasons = main.getByRole('region', { name: 'Why a cat, and why this one' });
  await expect(reasons.getByRole('listitem')).toHaveCount(4);
  await expect(main.getByText('We ask for one thing: a plaque to Jerry Fox at Brooklyn Borough Hall.')).toBeVisible();
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  expect(await main.innerText()).not.toMatch(/\d[\d,.]* (?:signatures|people|signed|of \d)/i);
});

test('signs on somebody else’s page, in a window of its own, from both buttons', async ({ page, context }) => {
  await context.route('https://forms.example/**', (route) =>
    route.fulfill({ body: 'The form', contentType: 'text/html' }),
  );
  await page.goto(ADDRESS);
  await hydrated(page);
  const buttons = page.getByRole('main').getByRole('link', sign);
  await expect(buttons).toHaveCount(2);
  await expect(page.getByText('Opens a form on forms.example, in a new window. That page is not ours.')).toHaveCount(2);
  for (const button of await buttons.all()) {
    const opened = page.waitForEvent('popup');
    await button.click();
    const form = await opened;
    await expect(form).toHaveURL(FORM);
    expect(await form.evaluate(() => window.opener === null), 'that page cannot reach ours').toBe(true);
    await form.close();
  }
  await expect(page).toHaveURL(ADDRESS);
});

test('says why it cannot be signed without a signal, and keeps the button', async ({ page, network }) => {
  await page.goto(ADDRESS);
  await readyOffline(page);
  await network.off();
  const why = 'You are offline. It is on another site, so the button works when you have a connection.';
  await expect(page.getByRole('main').getByRole('status').getByText(why)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', sign)).toHaveCount(2);
  await network.on();
  await expect(page.getByText(why)).toHaveCount(0);
});

test('leads to the whole story, and to an address to write to', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'hello@gothammousers.example' })).toHaveAttribute(
    'href',
    /^mailto:hello@gothammousers\.example\?subject=/,
  );
  await main.getByRole('link', { name: /From the blog/ }).click();
  await expect(page).toHaveURL(/\/blog(?:\/|\?post=)jerry-fox-saves-brooklyn-borough-hall$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jerry Fox Saves Brooklyn Borough Hall' })).toBeVisible();
});
