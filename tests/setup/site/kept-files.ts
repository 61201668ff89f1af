import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright/test';
import { keptHeaders } from '../../../src/shared/offline-files';
import { listOfflinePackage } from '../../../tools/site/offline-package';

export type KeptFile = readonly [path: string, headers: Record<string, string>];

/** Returns all files of the site that the device has stored, with their headers. */
export const keptFiles = (page: Page): Promise<KeptFile[]> =>
  page.evaluate(async () => {
    const found: [string, Record<string, string>][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([
          new URL(request.url).pathname,
          Object.fromEntries((await cache.match(request, { ignoreVary: true }))?.headers ?? []),
        ]);
    }
    return found;
  });

/** Returns the files among them whose headers are not those that the build promises. */
export async function wronglyKept(files: readonly KeptFile[], dist: string): Promise<KeptFile[]> {
  const { commonHeaders } = await listOfflinePackage(dist);
  return files.filter(([path, headers]) => !isDeepStrictEqual(headers, keptHeaders(path, commonHeaders)));
}
