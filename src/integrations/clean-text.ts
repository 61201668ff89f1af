// Prepares text that visitors have typed for a provider.

/**
 * These characters reverse the text after them on the screen, so that a mail could show another
 * address than it has.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Half of a surrogate pair, left when a text was cut in the middle of an emoji: no provider and no
 * address accepts it.
 */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** Cleans a name or an address. A line break in it could become a mail header (CWE-93). */
export function oneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(BIDI_CONTROLS, '')
    .replace(HALF_CHARACTERS, '\ufffd')
    .trim();
}

/** Cleans a text of several lines. */
export function withoutControls(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(BIDI_CONTROLS, '')
    .replace(HALF_CHARACTERS, '\ufffd');
}
