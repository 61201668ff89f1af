import type { Page } from 'playwright/test';

/** Returns the content of the outbox's database, read without any of the site's code. */
export const storedSubmissions = (page: Page): Promise<unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('gotham-mousers');
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('submissions')) {
            database.close();
            resolve([]);
            return;
          }
          const all = database.transaction('submissions').objectStore('submissions').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(all.result as unknown[]);
          };
        };
      }),
  );

/**
 * Returns the texts of the drafts' backup as one, read without any of the site's code. It first
 * checks that the database exists, because opening one would create it.
 */
export const backedUpDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'gotham-mousers-drafts';
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return '';
    return new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error('The database does not open'));
      opening.onsuccess = () => {
        const all = opening.result.transaction('texts').objectStore('texts').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result.join('\n'));
        };
      };
    });
  });
