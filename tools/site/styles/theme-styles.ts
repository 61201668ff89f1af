import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { cssVariablesResolver, themeRules } from '../../../src/theme/css-variables';
import { theme } from '../../../src/theme/theme';
import { trimMantineSheet } from './mantine-sheet';

type Mantine = typeof import('@mantine/core');
const require = createRequire(import.meta.url);

/**
 * The module that `src/layout/document` imports: the variables of the theme, and the rules of its
 * paper colors.
 */
const THEME_STYLES = 'virtual:theme.css';
const MANTINE_SHEET = /\/@mantine\/[a-z]+\/styles.*\.css$/;
const MANTINE_SHEET_IMPORT = /import '(@mantine\/[^']+\.css)';/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/**
 * Variables that Mantine's script names when it renders a component, depending on the component's size. The theme has
 * three sizes (mantine-sheet.ts).
 */
const NAMED_BY_SCRIPT = /^--mantine-(scale|radius-default|(spacing|font-size)-(sm|md|lg))$/;

const referencesIn = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, name = '']) => name);

/** Yields the texts of the site's own sources, and of the Mantine sheets that they import. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(css|tsx?)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    yield text;
    for (const [, sheet = ''] of text.matchAll(MANTINE_SHEET_IMPORT))
      yield trimMantineSheet(readFileSync(require.resolve(sheet), 'utf8'));
  }
}

/**
 * Returns the variables that some text refers to, and those that their values refer to.
 *
 * @param all every variable that could be declared
 * @param texts style sheets and scripts
 */
export function usedVariables(
  all: Readonly<Record<string, string>>,
  texts: Iterable<string>,
): Readonly<Record<string, string>> {
  const used = new Set<string>(Object.keys(all).filter((name) => NAMED_BY_SCRIPT.test(name)));
  for (const text of texts) for (const name of referencesIn(text)) used.add(name);
  for (const name of used) for (const other of referencesIn(all[name] ?? '')) used.add(other);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

/** Returns the theme as a style sheet, with the variables that the site uses. */
function themeStyles(root: string): string {
  // It is required here and not imported above, because it loads React, which checks at that moment
  // whether it runs in production.
  const { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } = require('@mantine/core') as Mantine;
  const mantine = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const all = { ...mantine.variables, ...mantine.light, ...cssVariablesResolver().variables };
  return themeRules(usedVariables(all, sources(join(root, 'src'))));
}

/**
 * Vite plugin: writes the theme into the page's styles, and removes from Mantine's style sheets
 * what cannot apply on this site (mantine-sheet.ts).
 */
export function themeStylesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'gotham:theme-styles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (source) => (source === THEME_STYLES ? join(root, THEME_STYLES) : undefined),
    load: (id) => (id === join(root, THEME_STYLES) ? themeStyles(root) : undefined),
    transform: (code, id) => (MANTINE_SHEET.test(id) ? { code: trimMantineSheet(code), map: null } : undefined),
  };
}
