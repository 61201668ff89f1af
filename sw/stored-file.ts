import type { OfflineFile } from '../src/shared/offline-files';

/** A file of this version, as the worker keeps it in a cache. */
export interface StoredFile extends Pick<OfflineFile, 'bytes' | 'digest'> {
  /** The absolute address. */
  readonly url: string;
  /** The cache key: `url`, or `url` with its revision. */
  readonly cacheKey: string;
  /** All headers that the file is stored with. */
  readonly headers: Readonly<Record<string, string>>;
}
