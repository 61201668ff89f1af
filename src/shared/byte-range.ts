/** The position of a part of a file, in bytes. */
interface ByteRange {
  readonly start: number;
  /** The index of the last byte, inclusive. */
  readonly end: number;
}

/**
 * Reads a Range header (RFC 9110 §14.2) for a body of `size` bytes. Returns undefined if the whole
 * body may be sent: no header, another unit, several ranges, or an invalid value. Pure: the worker
 * and the preview server use it.
 */
export function parseRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim());
  if (match === null) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    // "-500" means the last 500 bytes.
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  // A range that ends before its start is invalid and is ignored, also past the end of the file
  // (RFC 9110 §14.1.1).
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
