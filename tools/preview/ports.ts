/** A mistake of the user who typed the command; only its message is shown. */
export class UsageError extends Error {}

/**
 * Reads a port from the environment.
 *
 * @throws UsageError if the value is not a port number
 */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new UsageError(`${name} must be a port number from 1 to 65535, not "${text}".`);
  }
  return port;
}
