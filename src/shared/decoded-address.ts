/**
 * Returns a part of an address with its %-sequences decoded. A mistyped address may have a single percent sign or an
 * invalid sequence; it is returned unchanged.
 */
export function decodedAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // The text is kept as it is: no address of ours has such a name, and a reader recognizes it.
    return part;
  }
}
