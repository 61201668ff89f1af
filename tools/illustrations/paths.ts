import { join } from 'node:path';

/** The folder of this package. */
export const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
export const PUBLIC = join(ROOT, 'public');
export const PICTURES = join(ROOT, 'src/pictures');
/** The cat that walks over the hero prints. */
export const STRIP = join(PICTURES, 'white-cat');
export const FILES = join(PICTURES, 'files');
export const CACHE = join(ROOT, '.cache');
/** The ledger of the last prints, so that a run prints only what has changed. It is committed with the pictures. */
export const LEDGER = join(HERE, 'printed.json');
