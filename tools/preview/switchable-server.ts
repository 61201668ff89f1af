import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** A server whose line can be cut: while it is down, connections are really refused. */
export interface SwitchableServer {
  readonly port: number;
  readonly url: string;
  /** Cuts every open connection and stops listening. */
  down: () => Promise<void>;
  /** Listens again on the same port. */
  up: () => Promise<void>;
  /** Stops for good. */
  close: () => Promise<void>;
}

/** What `listen` throws when somebody else already has the port. */
export class PortTakenError extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is already in use.`);
  }
}

/**
 * Starts an HTTP server that can be switched off and on.
 * @param port 0 takes any free port
 * @throws PortTakenError where the port is taken
 */
export async function startSwitchableServer(
  listener: RequestListener,
  { port = 0, host = 'localhost' }: { port?: number | undefined; host?: string | undefined } = {},
): Promise<SwitchableServer> {
  const server = createServer(listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  const listen = async (at: number): Promise<void> => {
    server.listen(at, host);
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
    url: `http://localhost:${taken}`,
    down,
    up: async () => {
      if (!server.listening) await listen(taken);
    },
    close: down,
  };
}
