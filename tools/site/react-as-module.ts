// React comes as CommonJS: each of our files that uses it would ask the bundler's helper for it, which would be one
// more file on every page, and name it by its object. As a module its functions are imported by their names.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ONE_FUNCTION = /\/node_modules\/fast-deep-equal\/index\.js$/;
const AS_MODULE = '\0as-module:';

/** Gives `import` of React's packages their exports one by one, in the page's built script. */
export function reactAsModule(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'gotham:react-as-module',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' && process.env.VITEST === undefined,
    resolveId(source, importer, { kind }) {
      const isWanted =
        kind === 'import-statement' && PACKAGES.includes(source) && importer?.startsWith(AS_MODULE) !== true;
      return isWanted ? AS_MODULE + source : undefined;
    },
    load(id) {
      // The one other package in CommonJS that a page may ask for: alone it would keep the helper a file of its own.
      if (ONE_FUNCTION.test(id))
        return readFileSync(id, 'utf8')
          .replace(/^'use strict';/, '')
          .replace(/^module\.exports = /m, 'export default ');
      if (!id.startsWith(AS_MODULE)) return undefined;
      const source = id.slice(AS_MODULE.length);
      const names = Object.keys(require(source) as object).filter((name) => name !== 'default');
      return [
        `import all from ${JSON.stringify(source)};`,
        ...names.map((name) => `export const ${name} = all.${name};`),
        'export default all;',
      ].join('\n');
    },
  };
}
