// Mistakes that the person who builds the site can correct: each ends the build with its message
// and without a stack trace.

/** Thrown with a message that says what is wrong and how to correct it. */
export class BuildMistake extends Error {}

interface PageText {
  readonly path: string;
  readonly html: string;
}

const NAMED_PICTURE = /\/(?:pictures|share)\/[\w./-]+?\.(?:avif|webp|jpe?g|png)/g;

/**
 * Checks that every picture on a page exists.
 *
 * @param isThere returns whether the built site has a file at this address
 * @throws BuildMistake naming the missing pictures and a page that shows each
 */
export function requirePictures(pages: readonly PageText[], isThere: (address: string) => boolean): void {
  const missing = new Map<string, string>();
  for (const { path, html } of pages)
    for (const [address] of html.matchAll(NAMED_PICTURE)) if (!isThere(address)) missing.set(address, path);
  if (missing.size === 0) return;
  const lines = [...missing].map(([address, path]) => `${address} (on ${path})`);
  throw new BuildMistake(`Named but not printed: ${lines.join(', ')}. Run \`npm run pictures\`.`);
}
