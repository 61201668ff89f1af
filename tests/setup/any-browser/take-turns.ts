// Lets one command at a time use the built-in addresses. A test ends its servers while it is offline; the servers of
// another checkout could then take the ports, and answer its browser.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TURN_PORT } from '../site/test-site';

const ASK_AGAIN_MS = 1_000;

/**
 * Waits until no other command has the turn, and keeps it until the returned function is called. The turn is a port, so
 * that the system gives it back when the command is killed.
 */
export default async function takeTurns(): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    const turn = createServer();
    try {
      turn.listen(TURN_PORT);
      await once(turn, 'listening');
      return () => void turn.close();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      if (isFirst)
        console.log(`Another command tests in Firefox or WebKit (port ${TURN_PORT}); this one waits for it.`);
      await pause(ASK_AGAIN_MS);
    }
  }
}
