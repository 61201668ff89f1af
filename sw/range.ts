// Safari asks for every film in slices and plays nothing that is answered whole.

interface Slice {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/**
 * Reads a Range header (RFC 9110 §14.2) against a body of `size` bytes. Undefined for what may be
 * answered whole: no header, another unit, several ranges, nonsense.
 */
export function parseRange(header: string | null, size: number): Slice | 'unsatisfiable' | undefined {
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
  if (start >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}

/** Answers a request for a part of a whole, stored response: 206, 416, or the whole again. */
export async function sliceResponse(whole: Response, header: string | null): Promise<Response> {
  const body = await whole.blob();
  const range = parseRange(header, body.size);
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  // The stored bytes are decoded; a leftover note about compression would make players stumble.
  headers.delete('content-encoding');
  if (range === undefined) {
    headers.set('content-length', String(body.size));
    return new Response(body, { status: 200, headers });
  }
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  const slice = body.slice(range.start, range.end + 1, body.type);
  headers.set('content-range', `bytes ${range.start}-${range.end}/${body.size}`);
  headers.set('content-length', String(slice.size));
  return new Response(slice, { status: 206, statusText: 'Partial Content', headers });
}
