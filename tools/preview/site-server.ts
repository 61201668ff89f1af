import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { answerRequest, type Answer } from './answer';
import { createCompressor } from './compress';
import { applyHeaders, parseHeaders, type HeaderRule } from './read-headers';
import { parseRedirects, type RedirectRule } from './redirects';
import { startSwitchableServer, type Certificate, type SwitchableServer } from './switchable-server';
import { chunkSize, createThrottle } from './throttle';

export interface SiteOptions {
  dist: string;
  /** The port; 0 or omitted: any free port. */
  port?: number;
  /** The bandwidth that all connections share, in bytes per second; unlimited if omitted. */
  bytesPerSecond?: number | undefined;
  /** With a certificate the server uses HTTP/2 with TLS, as hosts do. */
  certificate?: Certificate;
  /** Called for every body that is sent, with its path and its transfer size in bytes. */
  onSent?: (pathname: string, bytes: number) => void;
}
export interface RunningSite extends Pick<SwitchableServer, 'url' | 'down' | 'up' | 'instead' | 'close'> {
  /** Serves another folder from now on, as after a release. */
  use: (dist: string) => void;
  /** Answers this path with a status and no file, like a host in trouble; undefined ends that. */
  fail: (pathname: string, status: number | undefined) => void;
  /** Changes the answers, like a wrongly configured host; undefined ends that. */
  spoil: (change: Spoiling | undefined) => void;
}
/** Takes a request and the right answer, which it may change. The names of its headers are in lower case. */
export type Spoiling = (request: IncomingMessage, answer: Answer) => void;

/**
 * Serves a built site as a static host does: clean addresses, `_redirects` before files,
 * `_headers`, 404.html, compression, ETags, ranges.
 *
 * @throws Error if dist's `_redirects` or `_headers` cannot be parsed
 * @throws PortTakenError if another program uses the port
 */
export async function startSite({
  dist,
  port,
  bytesPerSecond,
  certificate,
  onSent,
}: SiteOptions): Promise<RunningSite> {
  let release = readRelease(dist);
  const read = createCompressor();
  const send = createSender(bytesPerSecond);
  const failing = new Map<string, number>();
  let spoil: Spoiling | undefined;

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const current = release;
    const { pathname, search } = splitAddress(request.url ?? '/');
    const status = failing.get(pathname);
    if (status !== undefined) return void response.writeHead(status).end();
    const answer = await answerRequest(current, request, { pathname, search }, read);
    // As on Cloudflare, the rules apply to every answer, also to redirects and misses.
    const said = { ...answer, headers: applyHeaders(current.headers, pathname, answer.headers) };
    spoil?.(request, said);
    await send(request, response, said);
    if (hasBody(request, answer)) onSent?.(pathname, answer.body.length);
  };
  const server = await startSwitchableServer(
    (request, response) => {
      respond(request, response).catch((error: unknown) => {
        console.error(`${request.method} ${request.url}:`, error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
    { port, certificate },
  );

  return {
    url: server.url,
    down: server.down,
    up: server.up,
    instead: server.instead,
    close: server.close,
    use: (next) => {
      release = readRelease(next);
    },
    fail: (pathname, status) => {
      if (status === undefined) failing.delete(pathname);
      else failing.set(pathname, status);
    },
    spoil: (change) => {
      spoil = change;
    },
  };
}

interface Release {
  dist: string;
  redirects: RedirectRule[];
  headers: HeaderRule[];
}

/** Splits an address without `new URL`, which would remove `/../` before it can be refused. */
function splitAddress(address: string): { pathname: string; search: string } {
  const at = address.indexOf('?');
  return at === -1 ? { pathname: address, search: '' } : { pathname: address.slice(0, at), search: address.slice(at) };
}

function readRelease(folder: string): Release {
  const dist = resolve(folder);
  const text = (name: string): string => {
    const path = resolve(dist, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { dist, redirects: parseRedirects(text('_redirects')), headers: parseHeaders(text('_headers')) };
}

const hasBody = ({ method }: IncomingMessage, { status }: Pick<Answer, 'status'>): boolean =>
  method !== 'HEAD' && status !== 304;

type Sender = (request: IncomingMessage, response: ServerResponse, answer: Answer) => Promise<void>;

function createSender(bytesPerSecond: number | undefined): Sender {
  const take = bytesPerSecond === undefined ? undefined : createThrottle(bytesPerSecond);
  const piece = bytesPerSecond === undefined ? 0 : chunkSize(bytesPerSecond);

  return async (request, response, { status, headers, body }) => {
    response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': String(body.length) });
    if (!hasBody(request, { status })) {
      response.end();
    } else if (take === undefined) {
      response.end(body);
    } else {
      for (let at = 0; at < body.length && !response.destroyed; at += piece) {
        const part = body.subarray(at, at + piece);
        await take(part.length);
        response.write(part);
      }
      response.end();
    }
  };
}
