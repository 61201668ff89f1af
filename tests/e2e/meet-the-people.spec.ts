import { hydrated, expect, test } from '../setup/stage';

const TEAM = [
  ['Augustin Farrow', 'Co-founder and guide', 'Deputy'],
  ['Theodora Quill', 'Co-founder and cat historian', 'Footnote'],
  ['Marisol Daybrook', 'Licensed guide', 'Receipt'],
  ['Desmond Larkspur', 'Licensed guide', 'Inkwell'],
] as const;

test('four people with role, bio, portrait and cat name, each marked as a sample', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: 'Meet the staff' }).click();
  const staff = page.getByRole('region', { name: 'Present staff' });
  await expect(staff).toBeInViewport();
  await expect(staff.getByRole('article')).toHaveCount(TEAM.length);
  for (const [name, role, catName] of TEAM) {
    const person = staff.getByRole('article', { name });
    await expect(person.getByText(`${role} (sample)`)).toBeVisible();
    await expect(person.getByText(catName, { exact: true })).toBeVisible();
    await expect(person.getByText(`${name.split(' ')[0]} `).first()).toBeVisible();
    await expect(person.getByRole('img')).toHaveAccessibleName(/^Print of/);
  }
});

test('the story, the three rules, and the way to a walk', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*About Us/);
  await expect(page.getByText('Gotham Mousers began with two people.')).toBeVisible();
  const rules = page.getByRole('region', { name: 'House rules' });
  await expect(rules.getByRole('heading', { level: 3 })).toHaveCount(3);
  const call = page.getByRole('region', { name: 'Walk with us' });
  await call.getByRole('link', { name: 'Reserve your spot on a cat history tour' }).click();
  await expect(page).toHaveURL('/booking');
});

test('a line of the payroll book leads to the stop that tells it', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const entry = page.getByRole('row').filter({ hasText: 'Salmon' });
  await entry.getByRole('link', { name: 'Snooky' }).click();
  await expect(page).toHaveURL('/tours/financial-district#stop-8');
  await expect(page.getByRole('heading', { name: 'Three cats in office' })).toBeInViewport();
});

test('About is in the header, the menu of a phone and the foot', async ({ page }) => {
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
