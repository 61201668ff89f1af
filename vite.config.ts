import { availableParallelism } from 'node:os';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentPlugin } from './tools/site/content/plugin';
import { walkModePlugin } from './tools/site/content/walk-mode';
import { fontsPlugin } from './tools/site/fonts/plugin';
import { mapsPlugin } from './tools/site/maps/walk-maps';
import { sitePlugin } from './tools/site/plugin';
import { hoverMediaPlugin } from './tools/site/styles/hover-media';
import { themeStylesPlugin } from './tools/site/styles/theme-styles';
import { tourCodesPlugin } from './tools/site/tour-codes';

/** Left to itself vitest keeps a core back for what it does between the tests, which is little: of two it had one. */
const MAX_WORKERS = availableParallelism();

/** One realm a core for all files of unit tests, made fresh before each: a realm a file takes twice the processor time. */
const SHARED_REALM = {
  pool: 'threads' as const,
  maxWorkers: MAX_WORKERS,
  isolate: false,
  setupFiles: 'tests/setup/fresh-realm.ts',
  // They keep something from file to file: the database and its classes, the worker's routes and caches.
  server: { deps: { inline: [/fake-indexeddb/, /node_modules.idb./, /workbox-/] } },
};

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    contentPlugin(),
    mapsPlugin(),
    tourCodesPlugin(),
    walkModePlugin(),
    fontsPlugin(),
    themeStylesPlugin(),
    hoverMediaPlugin(),
    react(),
    sitePlugin(),
  ],
  // React has what the shim stands in for, and the shim would use it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { transformer: 'lightningcss' },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...SHARED_REALM,
          include: ['{src,sw}/**/*.test.{ts,tsx}', 'tests/{fuzz,setup}/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-tools',
          ...SHARED_REALM,
          include: ['{tools,tests/fakes,tests/torture}/**/*.test.ts'],
          // A package of its own, with tests of its own.
          exclude: [...configDefaults.exclude, 'tools/illustrations/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'project',
          // They list the tree and copy it: one after the other.
          fileParallelism: false,
          include: ['tests/project/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          globalSetup: 'tests/setup/test-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          // They have the addresses that are built in: one after the other.
          fileParallelism: false,
          include: ['tests/firefox/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          globalSetup: 'tests/setup/test-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          globalSetup: 'tests/setup/test-site.ts',
        },
      },
    ],
  },
});
