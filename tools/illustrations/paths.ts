import { join } from 'node:path';

/** The folder of this package. */
export const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
export const PUBLIC = join(ROOT, 'public');
export const PICTURES = join(ROOT, 'src/pictures');
export const FILES = join(PICTURES, 'files');
export const CACHE = join(ROOT, '.cache');
/** What was printed last, so that a run prints only what changed. Committed with the pictures. */
export const LEDGER = join(HERE, 'printed.json');
