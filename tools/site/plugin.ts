import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunkGroups, compileHint } from './chunks';
import { developmentPages } from './dev-pages';
import { finishSite } from './finish';
import { offlinePackage } from './offline-package';
import { guardPublication } from './publish-guard';
import { replaceContent } from './replace-content';
import { readSettings } from './settings';

/** The output folder; tests that need a site of their own set another one. */
const DIST = process.env.SITE_DIST || 'dist';
/** The folder of the unfinished site. Only a complete build replaces the content of the output folder. */
const UNFINISHED = `.cache/unfinished-${basename(DIST)}`;
const SERVER_BUNDLE = `.cache/ssr-${basename(DIST)}`;
/**
 * Switches off the bundler's report of slow plugins: ours compile the content and compress the
 * offline package.
 */
const CHECKS = { pluginTimings: false } as const;

/** Removes React's support for its developer tools, which is only needed in development. */
const NOT_FOR_VISITORS = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** Folders without any file of a page; watching them takes a large part of the development server's start. */
const NOT_WATCHED = ['dist', '.cache', 'docs', 'tests', 'tools/illustrations', 'src/pictures/files'].map(
  (name) => `**/${name}/**`,
);

/**
 * Runs the whole build in one `vite build`: the page's script, the same for prerendering, every
 * address as HTML, and last the worker, so that it can list the HTML.
 */
export function sitePlugin(): Plugin {
  return {
    name: 'gotham:site',
    config(config, { command, mode }) {
      const root = config.root ?? process.cwd();
      if (process.env.VITEST === undefined) readSettings(root, mode);
      if (command === 'serve') return { appType: 'custom', server: { watch: { ignored: NOT_WATCHED } } };
      const entry = join(root, 'src/entry-client.tsx');
      return {
        environments: {
          client: {
            define: NOT_FOR_VISITORS,
            build: {
              outDir: UNFINISHED,
              emptyOutDir: true,
              modulePreload: { polyfill: false },
              rolldownOptions: {
                input: entry,
                checks: CHECKS,
                treeshake: { propertyReadSideEffects: false },
                output: {
                  codeSplitting: {
                    groups: chunkGroups(entry),
                  },
                  entryFileNames: 'assets/main-[hash:7].js',
                  postBanner: compileHint,
                  // 42 bits are enough to distinguish a file's versions, and the script that every page
                  // loads contains the names of more than a hundred scripts.
                  chunkFileNames: 'assets/[name]-[hash:7].js',
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: SERVER_BUNDLE,
              ssr: true,
              copyPublicDir: false,
              rolldownOptions: { input: join(root, 'src/entry-server.tsx'), checks: CHECKS },
            },
          },
          worker: {
            consumer: 'client',
            build: {
              outDir: UNFINISHED,
              emptyOutDir: false,
              copyPublicDir: false,
              modulePreload: false,
              rolldownOptions: {
                input: join(root, 'sw/service-worker.ts'),
                checks: CHECKS,
                output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
              },
            },
          },
        },
        builder: {
          sharedConfigBuild: true,
          async buildApp(builder) {
            const { client, ssr, worker } = builder.environments;
            if (!client || !ssr || !worker) throw new Error('The build lacks one of its environments');
            const settings = readSettings(root, mode);
            guardPublication(root, settings);
            const output = await timed('scripts and styles', () => builder.build(client));
            await timed('the same for rendering', () => builder.build(ssr));
            await timed('pages, pictures and what a host reads', () =>
              finishSite({
                root,
                dist: join(root, UNFINISHED),
                serverBundle: join(root, SERVER_BUNDLE, 'entry-server.js'),
                output: (output as Rolldown.RolldownOutput).output,
                settings,
              }),
            );
            await timed('service worker', () => builder.build(worker));
            replaceContent(resolve(root, DIST), join(root, UNFINISHED));
            for (const folder of [UNFINISHED, SERVER_BUNDLE]) rmSync(join(root, folder), { recursive: true });
          },
        },
      };
    },
    // Vitest serves modules and no pages.
    ...(process.env.VITEST === undefined ? { configureServer: developmentPages } : {}),
    ...offlinePackage(),
  };
}

/** Runs one step of the build and prints in one line how long it took. */
async function timed<T>(name: string, step: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await step();
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return result;
}
