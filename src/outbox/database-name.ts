/** The IndexedDB database; its name is fixed, since the privacy page tells how to find it. */
export const DATABASE_NAME = 'gotham-mousers';
