// Safari requests every film in ranges and does not play a film that is answered as a whole. We do
// not use workbox-range-requests: it keeps Content-Encoding, which makes players fail; it answers
// "bytes=0-999999" of a shorter file and several ranges with 416, where a host sends what there is
// or the whole file; and its 416 does not say how long the file is. The header is read by the same
// function as in our preview server.
import { parseRange } from '../src/shared/byte-range';

/** Answers a range request from a complete stored response: with 206, 416, or the complete response. */
export async function sliceResponse(whole: Response, header: string): Promise<Response> {
  const body = await whole.blob();
  const range = parseRange(header, body.size);
  const headers = new Headers(whole.headers);
  headers.set('accept-ranges', 'bytes');
  // The stored bytes are decoded, and players fail if Content-Encoding is still set.
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
