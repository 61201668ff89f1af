// What the answers of hosts, worker and build have in common.

/** The page "not found" for the worker, at an address that every host answers with 200 (docs/decisions/0006). */
export const NOT_FOUND_COPY = '/not-found';
/** The status of every old address. */
export const MOVED_PERMANENTLY = 301;
