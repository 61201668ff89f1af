import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';

/** A server that can be switched off: while it is down, connections are really refused. */
export interface SwitchableServer {
  readonly port: number;
  readonly url: string;
  /** Closes every open connection and stops listening. */
  down: () => Promise<void>;
  /** Listens again on the same port. */
  up: () => Promise<void>;
  /** Lets another listener answer from now on, like a captive portal; undefined ends that. */
  instead: (listener: RequestListener | undefined) => void;
  /** Stops the server for good. */
  close: () => Promise<void>;
}

/** A key and its certificate in PEM format. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Thrown by `listen` if another program already uses the port. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is already in use.`);
  }
}

/**
 * Starts an HTTP server that can be switched off and on.
 *
 * @param port 0 takes any free port
 * @param certificate omitted: plain HTTP/1.1; given: HTTP/2 with TLS, and HTTP/1.1 for older
 * clients
 * @throws PortTakenError if another program uses the port
 */
export async function startSwitchableServer(
  listener: RequestListener,
  { port = 0, certificate }: { port?: number | undefined; certificate?: Certificate | undefined } = {},
): Promise<SwitchableServer> {
  let standIn: RequestListener | undefined;
  const respond: RequestListener = (request, response) => (standIn ?? listener)(request, response);
  const server =
    certificate === undefined
      ? createServer(respond)
      : // Node's HTTP/2 responses have the interface of HTTP/1.1 responses, as far as a static host uses it.
        createSecureServer(
          { ...certificate, allowHTTP1: true },
          respond as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void,
        );
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  const listen = async (at: number): Promise<void> => {
    server.listen(at, 'localhost');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new PortTakenError(at);
      throw error;
    }
  };
  const down = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(port);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no address.');
  const taken = address.port;
  return {
    port: taken,
    url: `${certificate === undefined ? 'http' : 'https'}://localhost:${taken}`,
    down,
    up: async () => {
      if (!server.listening) await listen(taken);
    },
    instead: (next) => {
      standIn = next;
    },
    close: down,
  };
}
