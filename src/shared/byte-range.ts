/** Where a part of a file lies, in bytes. */
interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * Reads a Range header (RFC 9110 §14.2) against a body of `size` bytes. Undefined for what may be
 * answered whole: no header, another unit, several ranges, nonsense. Pure: the worker and the preview
 * server use it.
 */
export function parseRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim());
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    // "-500" are the last 500 bytes.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  // An end before the start is an invalid range, which is ignored, also past the end of the file (RFC 9110 §14.1.1).
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
