// Compares an address with an old one. It is apart from redirects.ts because the worker gets that table from its build.

/** Returns a path in lower case and without a trailing slash, because links are written in all these forms. */
export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** Returns whether a plain path is the old address `from`. A trailing `*` in it stands for any name. */
export function isOldAddress(from: string, path: string): boolean {
  const wanted = from.toLowerCase();
  return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}
