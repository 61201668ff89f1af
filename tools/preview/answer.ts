import type { IncomingMessage } from 'node:http';
import { parseRange } from '../../src/shared/byte-range';
import { negotiate, type Compressor, type Encoded } from './compress';
import { contentType } from './content-types';
import { matchRedirect, type RedirectRule } from './redirects';
import { findFile } from './static-file';

/** An answer before `_headers` had its say. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What Cloudflare Pages says where `_headers` does not. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Answers one request from a folder: redirects first, then files, then 404.html. */
export async function answerRequest(
  { dist, redirects }: { dist: string; redirects: readonly RedirectRule[] },
  request: IncomingMessage,
  { pathname, search }: { pathname: string; search: string },
  read: Compressor,
): Promise<Answer> {
  const moved = matchRedirect(redirects, pathname, search);
  if (moved !== undefined) return plain(moved.status, '', { location: moved.location });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' });
  }
  const found = findFile(dist, pathname);
  switch (found.kind) {
    case 'redirect':
      return plain(308, '', { location: found.location + search });
    case 'missing':
      return plain(404, 'Not found');
    case 'file':
      return fileAnswer(request, found, await read(found.path, negotiate(request.headers['accept-encoding'])));
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: Buffer.from(text) };
}

function fileAnswer(
  request: IncomingMessage,
  { path, status }: { path: string; status: 200 | 404 },
  { body, encoding, etag }: Encoded,
): Answer {
  const { type, text } = contentType(path);
  const headers: Record<string, string> = { 'content-type': type, 'cache-control': DEFAULT_CACHE_CONTROL };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers[text ? 'vary' : 'accept-ranges'] = text ? 'Accept-Encoding' : 'bytes';
  // A miss has no tag: a 304 for it would read as a found page.
  if (status === 404) return { status, headers, body };

  headers['etag'] = etag;
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes(etag) || tags.includes('*')) return { status: 304, headers, body: Buffer.alloc(0) };

  const ifRange = request.headers['if-range'];
  const range = parseRange(request.headers.range, body.length);
  if (text || range === undefined || (ifRange !== undefined && ifRange !== etag)) return { status, headers, body };
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${body.length}` }, body: Buffer.alloc(0) };
  }
  headers['content-range'] = `bytes ${range.start}-${range.end}/${body.length}`;
  return { status: 206, headers, body: body.subarray(range.start, range.end + 1) };
}
