// Finds the policy of pages that another version has stored. All pages of a version have the same one, and the key of
// each says which version's headers it belongs to (`revisionOf`), so a page without a policy gets that of the others.
import type { StoredFile } from './stored-file';

export const POLICY = 'content-security-policy';

/** Returns what the key of a page says about its version's headers; undefined for any other file. */
const headersIdOf = (cacheKey: string): string | undefined => /\?.*-(\w+)$/.exec(cacheKey)?.[1];

/**
 * Returns a function that gives the policy of a stored page by its key; undefined if no page of its version has one, or
 * if they do not agree, as after a host with a policy of its own.
 *
 * @param listed the headers of this version by key: they are right, whatever is stored
 */
export function pagePolicies(
  keys: readonly Pick<Request, 'url'>[],
  answers: readonly Response[],
  listed: ReadonlyMap<string, StoredFile['headers']>,
): (cacheKey: string) => string | undefined {
  const stored = new Map<string, Set<string>>();
  for (const [place, { url }] of keys.entries()) {
    const id = headersIdOf(url);
    const policy = answers[place]?.headers.get(POLICY);
    if (id === undefined || typeof policy !== 'string') continue;
    stored.set(id, (stored.get(id) ?? new Set()).add(policy));
  }
  const ours = new Map([...listed].map(([key, headers]) => [headersIdOf(key), headers[POLICY]]));
  return (cacheKey) => {
    const id = headersIdOf(cacheKey);
    if (id === undefined) return undefined;
    const [policy, ...others] = stored.get(id) ?? [];
    return ours.get(id) ?? (others.length > 0 ? undefined : policy);
  };
}
