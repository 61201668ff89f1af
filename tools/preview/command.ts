import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './ports';
import { PortTakenError } from './switchable-server';

export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const DIST_FOLDER = join(PROJECT_FOLDER, 'dist');

/** Runs a command. A mistake that the user can correct is printed as one line without a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Starts a server on a port. A port that is in use is reported in one line, with the solution. */
export async function onPort<T>(variable: string, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    throw new UsageError(`${error.message} Choose another one with ${variable}=${error.port + 10}.`);
  }
}

/**
 * Checks that the folder contains a built site.
 *
 * @throws UsageError if it does not
 */
export function requireBuild(dist: string): void {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new UsageError(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
}

/** Closes the servers when the user presses Ctrl+C or the system ends the process. */
export function closeOnSignal(...closers: (() => Promise<void>)[]): void {
  const stop = (): void => {
    Promise.all(closers.map((close) => close())).catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
