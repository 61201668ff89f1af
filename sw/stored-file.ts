import type { OfflineFile } from '../src/shared/offline-files';

/** A file that the worker keeps in one of its caches. */
export interface StoredFile extends Pick<OfflineFile, 'bytes' | 'digest'> {
  /** The absolute address. */
  readonly url: string;
  /** The cache key: `url`, or `url` with its revision. */
  readonly cacheKey: string;
  /** All headers that the file is stored with. */
  readonly headers: Readonly<Record<string, string>>;
}
