// The Wi-Fi of a café before one has agreed to its terms: whoever is asked, it answers.
import type { RequestListener } from 'node:http';

const LOGIN = '/captive-portal/login';

/** `page`: its page in the place of everything, with status 200. `redirect`: the way to its page, on another host. */
export type PortalKind = 'page' | 'redirect';

/** What answers in the place of a server, for its `instead`. */
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
