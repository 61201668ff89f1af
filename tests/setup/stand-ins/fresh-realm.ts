// Unit tests share a realm, which halves their processor time (docs/decisions/0026). This module
// runs before each file and removes everything that the file before has left: a test that passes
// because of another's leftovers would be worse than a slow one.
import { vi } from 'vitest';

interface Realm {
  readonly globals: PropertyDescriptorMap;
  readonly environment: NodeJS.ProcessEnv;
}

/** The key under which the realm stores its state before the first file. */
const KEPT = Symbol.for('gotham:fresh-realm');
/** The runner's own globals, which change from file to file. */
const OF_RUNNER = /^__vite|^console$/;

const namesOf = (globals: object): string[] =>
  Object.getOwnPropertyNames(globals).filter((name) => !OF_RUNNER.test(name));

function restore({ globals, environment }: Realm): void {
  for (const name of namesOf(globalThis)) if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name);
  for (const name of namesOf(globals)) {
    const [was, is] = [globals[name], Object.getOwnPropertyDescriptor(globalThis, name)];
    if (was && (was.value !== is?.value || was.get !== is?.get)) Object.defineProperty(globalThis, name, was);
  }
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

/**
 * Removes the stubs of a file and its changes to the global scope and the environment, and makes
 * every module be evaluated again.
 */
export function freshRealm(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const here = globalThis as { [KEPT]?: Realm };
  here[KEPT] ??= { globals: Object.getOwnPropertyDescriptors(globalThis), environment: { ...process.env } };
  restore(here[KEPT]);
  vi.resetModules();
}

freshRealm();
