import type { Page } from 'playwright/test';

/** What the outbox's database holds; read past all of our code. */
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
