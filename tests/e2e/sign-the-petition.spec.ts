import { company, escaped, firstParagraphOf, JERRY_FOX, page as words, paragraphsOf } from '../setup/content/content';
import { expect, test, unfold } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

const ADDRESS = '/petition-jerry-fox';
const PETITION = words('petition');
const { host, origin, href: FORM } = new URL(company.petitionForm);
const sign = { name: 'Sign the Petition (opens in a new tab)' } as const;

test('explains the petition, leads to the provider to sign it, says why that needs a connection, and links on', async ({
  page,
  context,
  network,
}) => {
  await context.route(`${origin}/**`, (route) => route.fulfill({ body: 'The form', contentType: 'text/html' }));
  await page.goto(ADDRESS);
  await hydrated(page);
  const main = page.getByRole('main');
  await test.step('says who the cat was, why it matters and what is requested, and shows no count', async () => {
    await expect(main.getByRole('heading', { level: 1, name: PETITION.heading })).toBeVisible();
    const { sections, significanceHeading, significance, sign: asked } = PETITION;
    for (const { heading, body } of sections) {
      const section = main.getByRole('region', { name: heading, exact: true });
      await unfold(section.getByText('Read the rest'));
      for (const told of paragraphsOf(body)) await expect(section.getByText(told)).toBeVisible();
    }
    const reasons = main.getByRole('region', { name: significanceHeading });
    await expect(reasons.getByRole('listitem').getByRole('heading')).toHaveText(significance.map(({ title }) => title));
    await expect(main.getByText(firstParagraphOf(asked.body))).toBeVisible();
    await expect(main.getByRole('progressbar')).toHaveCount(0);
    const counts = (await main.innerText()).match(/\d[\d,.]* (?:signatures|people|signed|of \d)/gi) ?? [];
    expect(counts.filter((count) => !JSON.stringify(PETITION).includes(count))).toEqual([]);
  });

  await test.step('both buttons lead to the provider, in a new tab', async () => {
    const buttons = page.getByRole('main').getByRole('link', sign);
    await expect(buttons).toHaveCount(2);
    await expect(page.getByText(`Opens a form on ${host}, in a new tab. That page is not ours.`)).toHaveCount(2);
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

  await test.step('says why it cannot be signed without a connection, and keeps the button', async () => {
    await network.off();
    const why = 'You are offline. It is on another site, so the button works when you have a connection.';
    await expect(main.getByRole('status').getByText(why)).toBeVisible();
    await expect(main.getByRole('link', sign)).toHaveCount(2);
    await network.on();
    await expect(page.getByText(why)).toHaveCount(0);
  });

  await test.step('leads to the whole story, and to an address to write to', async () => {
    await expect(main.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${escaped(company.email)}\\?subject=`),
    );
    await main.getByRole('link', { name: /From the blog/ }).click();
    await expect(page).toHaveURL(/\/blog(?:\/|\?post=)jerry-fox-saves-brooklyn-borough-hall$/);
    await expect(page.getByRole('heading', { level: 1, name: JERRY_FOX.title })).toBeVisible();
  });
});
