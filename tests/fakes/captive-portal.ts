// The Wi-Fi of a café before its terms are accepted: it answers in place of every host.
import type { RequestListener } from 'node:http';

const LOGIN = '/captive-portal/login';

/**
 * `page`: answers every request with its own page and status 200. `redirect`: redirects to its page
 * on another host.
 */
export type PortalKind = 'page' | 'redirect';

/** Returns a listener that answers in place of a server, for its `instead`. */
export const captivePortal =
  (kind: PortalKind): RequestListener =>
  (request, response) => {
    if (kind === 'page' || request.url === LOGIN) {
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end('<!doctype html><title>Wi-Fi</title><h1>Welcome to our Wi-Fi</h1>');
    } else {
      response.writeHead(302, { Location: `http://127.0.0.1:${request.socket.localPort}${LOGIN}` }).end();
    }
  };
