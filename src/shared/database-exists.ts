import { within } from './within';

/** Safari sometimes never answers the question which databases exist. */
const ANSWER_WITHIN_MS = 4_000;

/** Returns whether this database exists, without creating it, or `ifUnknown` if the browser does not tell. */
export async function databaseExists(name: string, ifUnknown: boolean): Promise<boolean> {
  try {
    const isThere = indexedDB.databases().then((databases) => databases.some((database) => database.name === name));
    return await within(ANSWER_WITHIN_MS, isThere, () => ifUnknown);
  } catch {
    // In an old browser without databases(), or with blocked storage, only opening it can tell.
    return ifUnknown;
  }
}
