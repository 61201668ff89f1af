import { firstParagraphOf, page as words, present, tours } from '../setup/content/content';
import { expect, test, unfold } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

const ABOUT = words('about');

test('four people with role, bio, portrait and cat name, each sample marked as one', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: 'Meet the staff' }).click();
  const staff = page.getByRole('region', { name: 'Present staff' });
  await expect(staff).toBeInViewport();
  await expect(staff.getByRole('article')).toHaveCount(ABOUT.team.length);
  for (const { name, role, bio, catName, sample } of ABOUT.team) {
    const person = staff.getByRole('article', { name });
    await expect(person.getByText(sample ? `${role} (sample)` : role, { exact: true })).toBeVisible();
    await expect(person.getByText(catName, { exact: true })).toBeVisible();
    await unfold(person.getByText(/^About /));
    await expect(person.getByText(bio)).toBeVisible();
    await expect(person.getByRole('img')).toHaveAccessibleName(/^Print of/);
  }

  await test.step('the story, the three rules, and the link to a walk', async () => {
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*About Us/);
    await expect(page.getByText(firstParagraphOf(ABOUT.story))).toBeVisible();
    const rules = page.getByRole('region', { name: 'House rules' });
    await expect(rules.getByRole('heading', { level: 3 })).toHaveText(
      ABOUT.values.map(({ title }, index) => `${index + 1}. ${title}`),
    );
    const call = page.getByRole('region', { name: ABOUT.call.heading });
    await call.getByRole('link', { name: 'Reserve your spot on a cat history tour' }).click();
    await expect(page).toHaveURL('/booking');
  });
});

test('a line of the payroll book leads to the stop with its story', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const { name, pay, href } = present(ABOUT.ledger.rows.at(-1));
  const entry = page.getByRole('row').filter({ hasText: pay });
  await entry.getByRole('link', { name }).click();
  await expect(page).toHaveURL(href);
  const [path, number] = href.split('#stop-');
  const stop = tours.find(({ slug }) => path === `/tours/${slug}`)?.stops[Number(number) - 1];
  await expect(page.getByRole('heading', { level: 3, name: present(stop).title })).toBeInViewport();
});

test('About is in the header, the menu of a phone and the footer', async ({ page }) => {
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/tours');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.setViewportSize({ width: 1280, height: 900 });
  const there = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await expect(there).toHaveAttribute('aria-current', 'page');
});

test('old addresses of the page lead to it, and a mistyped one suggests it', async ({ page }) => {
  for (const old of ['/about-us', '/about.html', '/about-theodora', '/About-Us/?utm_source=x']) {
    await page.goto(old);
    await expect(page).toHaveURL(/\/about(\?utm_source=x)?$/);
  }
  await page.goto('/all_about_them');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
});
