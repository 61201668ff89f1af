import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteConfig } from './tools/site/vite-config';

/**
 * By default vitest keeps one core free for its work between the tests, which is little; with two
 * cores, only one would run tests.
 */
const MAX_WORKERS = availableParallelism();

/**
 * All files of unit tests on one core share a realm, which is cleaned before each file: one realm
 * per file takes twice the processor time.
 */
const SHARED_REALM = {
  pool: 'threads' as const,
  maxWorkers: MAX_WORKERS,
  isolate: false,
  setupFiles: 'tests/setup/stand-ins/fresh-realm.ts',
  // These packages keep state between files: the database and its classes, the worker's routes and
  // caches.
  server: { deps: { inline: [/fake-indexeddb/, /node_modules.idb./, /workbox-/] } },
};

export default defineConfig({
  ...siteConfig,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...SHARED_REALM,
          include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/{fuzz,setup}/**/*.test.{ts,tsx}'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-tools',
          ...SHARED_REALM,
          include: ['{tools,tests/fakes,tests/torture,tests/tracks}/**/*.test.ts'],
          // tools/illustrations is a package of its own with its own tests.
          exclude: [...configDefaults.exclude, 'tools/illustrations/**'],
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'project',
          // These tests list and copy the tree, so they run one after the other.
          fileParallelism: false,
          include: ['tests/project/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 60_000,
          globalSetup: 'tests/setup/site/test-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          // These tests use the built-in addresses, so they run one after the other.
          fileParallelism: false,
          include: ['tests/firefox/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          globalSetup: ['tests/setup/site/test-site.ts', 'tests/setup/any-browser/take-turns.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          // These tests use the built-in addresses, so they run one after the other.
          fileParallelism: false,
          include: ['tests/webkit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          globalSetup: ['tests/setup/site/test-site.ts', 'tests/setup/any-browser/take-turns.ts'],
        },
      },
    ],
  },
});
