import type { OutboxDatabase, OutboxStore } from './database';

/**
 * Stands in where the browser has no database for us: a submission is then sent directly, by the
 * same steps. It is gone with the page, so nothing in it is ever called "saved".
 */
export function memoryDatabase(): OutboxDatabase {
  const transaction = { submissions: memoryStore('id'), meta: memoryStore('key') };
  return { run: (_mode, work) => work(transaction) };
}

function memoryStore(keyName: string): OutboxStore {
  const values = new Map<string, object>();
  return {
    get: async (key) => values.get(key),
    all: async () => [...values.values()],
    put: async (value) => void values.set(String(new Map(Object.entries(value)).get(keyName)), value),
    delete: async (key) => void values.delete(key),
  };
}
