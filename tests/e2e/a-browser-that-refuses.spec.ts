import { ROSA, send, write } from '../setup/stage/contact-form';
import { expect, test } from '../setup/stage/stage';
import { hydrated } from '../setup/stage/waits';

// Blocked site data, private windows, a full disk: the page explains instead of staying blank, and never claims that
// something is saved when it is not.

const REFUSALS = {
  'no IndexedDB': () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  },
  'a full disk': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
  },
  'no storage, no locks, no channel': () => {
    const refuse = {
      get(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', refuse);
    Object.defineProperty(globalThis, 'sessionStorage', refuse);
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
  },
} as const;

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`with ${name} a message is still sent online`, async ({ page, providers }) => {
    await page.addInitScript(refuse);
    await write(page);
    await send(page);
    // A form that was not sent would keep its text.
    await expect(page.getByLabel('Message')).toHaveValue('');
    expect(providers.received().emails.map(({ template }) => template)).toEqual(['reply', 'notify']);
  });
}

for (const name of ['no IndexedDB', 'a full disk'] as const) {
  test(`with ${name} and no connection the text stays in the form, and nothing is said to be saved`, async ({
    page,
    providers,
  }) => {
    await page.addInitScript(REFUSALS[name]);
    await write(page);
    await providers.down();
    await page.context().setOffline(true);
    await send(page);
    await expect(page.getByText('This browser does not let us keep your message.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(ROSA.message ?? '');
    await expect(page.getByText('Saved on this device.')).toHaveCount(0);
    await page.context().setOffline(false);
  });
}

test('with no IndexedDB the privacy page does not say that no message waits', async ({ page }) => {
  await page.addInitScript(REFUSALS['no IndexedDB']);
  await page.goto('/privacy');
  await hydrated(page);
  await expect(page.getByText('The Outbox cannot be read just now.')).toBeVisible();
  await expect(page.getByText('messages waiting')).toHaveCount(0);
});

test('storage cleared during use breaks neither the page nor the message', async ({ page, providers }) => {
  // The outbox is open in this page and in another one.
  const other = await page.context().newPage();
  await other.goto('/outbox');
  await expect(other.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await write(page);
  await page.evaluate(async () => {
    for (const key of await caches.keys()) await caches.delete(key);
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('gotham-mousers');
      deleting.addEventListener('success', resolve);
      deleting.addEventListener('error', reject);
    });
    sessionStorage.clear();
    localStorage.clear();
  });
  await send(page);
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(providers.received().emails).toHaveLength(2);
  await page.goto('/tours/lower-east-side');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
