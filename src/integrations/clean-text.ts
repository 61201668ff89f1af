// What visitors typed, made fit for a provider.

/** They turn what follows around on the screen: a mail could show another address than it has. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Half of a character, as a text leaves that was cut in the middle of an emoji: no provider and no address takes it. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** For a name or an address: a line break in it can become a mail header (CWE-93). */
export function oneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(BIDI_CONTROLS, '')
    .replace(HALF_CHARACTERS, '\ufffd')
    .trim();
}

/** For a text of several lines. */
export function withoutControls(value: string): string {
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(BIDI_CONTROLS, '')
    .replace(HALF_CHARACTERS, '\ufffd');
}
