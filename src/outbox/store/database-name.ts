/**
 * The name of the IndexedDB database. It must not change, because the privacy page tells visitors
 * how to find it.
 */
export const DATABASE_NAME = 'gotham-mousers';
