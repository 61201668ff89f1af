// Unit tests share a realm, which is half of their processor time (docs/decisions/0026). This runs before each file and
// leaves it nothing of the one before: a test that passes by another's leftovers would be worse than a slow one.
import { vi } from 'vitest';

interface Realm {
  readonly globals: PropertyDescriptorMap;
  readonly environment: NodeJS.ProcessEnv;
}

/** Where the realm keeps what it was like before its first file. */
const KEPT = Symbol.for('gotham:fresh-realm');
/** The runner's own, which changes from file to file. */
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

/** Ends what a file has stubbed, left in the global scope or the environment, and has every module evaluated anew. */
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
