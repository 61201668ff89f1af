// The stand-in providers: e-mail, newsletter and booking on one address, answering as the real ones
// do, so that the site can be tried out and tested without an account and without a network.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startSwitchableServer, type SwitchableServer } from '../../tools/preview/switchable-server';
import { createFaults, type Behavior } from './behavior';
import { createBookingProvider } from './booking-provider';
import { createEmailProvider } from './email-provider';
import { seeOther, sendHtml, sendText } from './http';
import { inboxPage } from './inbox-page';
import { createNewsletterProvider, sendThanks } from './newsletter-provider';
import { nothingReceived, type Received } from './received';

export interface ProvidersOptions {
  /** 0 or left out: any free port. */
  port?: number;
  /** Whether more than one e-mail call a second is refused, as by the real provider. */
  rateLimit?: boolean;
  /** A clock in milliseconds for the rate limit. */
  now?: () => number;
}
export interface RunningProviders extends Pick<SwitchableServer, 'url' | 'down' | 'up' | 'instead' | 'close'> {
  /** A copy of what arrived so far, oldest first. */
  received: () => Received;
  /** Asks for faults; what is left out stays as it is. */
  behave: (behavior: Behavior) => void;
  /** Answers all calls on `hold`. */
  release: () => void;
  /** Forgets what arrived, lets go what is held, and lets all go well again. */
  clear: () => void;
}

/**
 * Starts the stand-in providers; their address shows an inbox of what arrived.
 * @throws PortTakenError where the port is taken
 */
export async function startProviders(options: ProvidersOptions = {}): Promise<RunningProviders> {
  const { port, rateLimit = true, now = () => performance.now() } = options;
  let received = nothingReceived();
  let clearings = 0;
  const faults = createFaults();
  const email = createEmailProvider(() => received, faults, { now, rateLimit });
  const newsletter = createNewsletterProvider(() => received, faults);
  const booking = createBookingProvider(() => received, faults);
  const forget = (): void => {
    received = nothingReceived();
    clearings += 1;
  };
  // Changes with everything that the inbox shows.
  const revision = (): number => {
    const { emails, signups, bookings } = received;
    const signedUp = signups.reduce((sum, { times }) => sum + times, 0);
    return clearings * 1_000_000 + emails.length + signedUp + bookings.length;
  };

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(`http://localhost${request.url ?? '/'}`);
    const exchange = { request, response, url };
    const { pathname } = url;
    if (pathname === '/api/v1.0/email/send') return email.handle(exchange);
    if (pathname === '/subscribe/post') return newsletter(exchange);
    if (pathname === '/subscribe/thanks') return sendThanks(exchange);
    if (pathname.startsWith('/embeds/')) return booking(exchange);
    if (pathname === '/') return sendHtml(exchange, 200, inboxPage(received, revision()));
    if (pathname === '/inbox.json') {
      const body = JSON.stringify({ revision: revision(), ...received });
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
      return;
    }
    if (pathname === '/inbox/clear' && request.method === 'POST') {
      forget();
      return seeOther(exchange, '/');
    }
    sendText(exchange, 404, 'Not found');
  };

  const server = await startSwitchableServer(
    (request, response) => {
      // A browser sends a request again by itself when a connection it had used before breaks, even
      // a POST. Without used connections a `drop` stays what it is: one message, no answer.
      response.setHeader('Connection', 'close');
      route(request, response).catch((error: unknown) => {
        // A test that cut the line; anything else is a bug of the stand-ins and must be seen.
        if (request.socket.destroyed) return;
        console.error('Stand-in providers:', error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
    { port },
  );

  return {
    url: server.url,
    down: server.down,
    up: server.up,
    instead: server.instead,
    close: async () => {
      faults.reset();
      await server.close();
    },
    received: () => structuredClone(received),
    behave: faults.behave,
    release: faults.release,
    clear: () => {
      forget();
      faults.reset();
      email.forgetLastCall();
    },
  };
}
