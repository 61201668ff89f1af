import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { NOT_FOUND_COPY } from '../../src/shared/offline-files';
import { chunksByName } from './built-chunks';
import type { BuiltPage } from './built-page';
import { buildEarlyScripts, WHOLE_HEADER, WITHOUT_SCRIPT, type EarlyScripts } from './early-scripts';
import { stylePolicy } from './headers';
import { withPath } from './path-of-page';
import type { Settings } from './settings';

type Output = Rolldown.RolldownOutput['output'];
interface ServerEntry {
  addresses(): string[];
  renderPage(path: string): Promise<{ html: string; routeIds: string[]; status: number }>;
}
/** The path whose HTML is served, with status 404, for every address without a page. */
const NOT_FOUND_PATH = '/404';

/** The list of posts, which a host also serves for /blog?post={id}. */
const BLOG_PATH = '/blog';

const SPLIT_ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/;

/**
 * Returns the route of a file: "tours.$slug" is "/tours/$slug", "tours.index" is "/tours/", "index"
 * is "/".
 */
const routeIdOf = (file: string): string =>
  `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/').replace('/__root', '__root__');

/** The page for an address without a route, which the root loads. */
const NOT_FOUND_PAGE = /\/src\/pages\/not-found\//;

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.(-?[A-Za-z_][\w-]*)/g;

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * Returns the style sheets that a page needs at once, the shared ones first: those of the entry and
 * of its route, and those of parts that are in its HTML although their script is loaded later.
 *
 * @param html the rendered page
 * @param textOf reads a style sheet of the build
 */
function stylesOf(
  output: Output,
  { html, routeIds, found }: { html: string; routeIds: readonly string[]; found: boolean },
  textOf: (file: string) => string,
): string[] {
  const chunks = chunksByName(output);
  const needed = new Set<string>();
  const inOrder = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, isNeeded: boolean): void => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports) visit(imported, isNeeded);
    for (const css of chunk.viteMetadata?.importedCss ?? []) {
      inOrder.add(css);
      if (isNeeded) needed.add(css);
    }
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName, true);
  for (const chunk of chunks.values()) {
    const route = chunk.moduleIds.map((id) => SPLIT_ROUTE.exec(id)?.[1]).find((name) => name !== undefined);
    if (route !== undefined && routeIds.includes(routeIdOf(route))) visit(chunk.fileName, true);
  }
  if (!found)
    for (const chunk of chunks.values())
      if (chunk.moduleIds.some((id) => NOT_FOUND_PAGE.test(id))) visit(chunk.fileName, true);
  for (const name of chunks.keys()) visit(name, false);
  const inHtml = classesIn(html);
  const isUsed = (css: string): boolean =>
    [...textOf(css).matchAll(CLASS_SELECTOR)].some(([, name = '']) => inHtml.has(name));
  return [...inOrder].filter((css) => needed.has(css) || isUsed(css));
}

/** A style sheet of the build, with its address and its text. */
export interface StyleSheet {
  readonly file: string;
  readonly text: string;
}

/** Text that would mean another file, or end the element, inside a page. */
const UNFIT_FOR_A_PAGE = /url\((?!["']?(?:\/|data:|#))|@import|<\/style/i;

/** A rule that makes a browser fetch a font; the fallback fonts have only local sources. */
const FONT_FILE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/**
 * Returns the style sheets of a page for its HTML: one element with all texts, so that the first
 * paint needs no request, and one disabled link per sheet. No browser fetches such a link, but the
 * bundler finds it and does not load the sheet a second time (docs/decisions/0050). An element
 * before them has the fonts; it applies only without scripting until the starter enables it
 * (docs/decisions/0053).
 *
 * @throws Error if a sheet names a file by a relative address
 */
function inlinedStyles(sheets: readonly StyleSheet[]): string {
  const unfit = sheets.find(({ text }) => UNFIT_FOR_A_PAGE.test(text));
  if (unfit) throw new Error(`${unfit.file} cannot stand in a page: ${UNFIT_FOR_A_PAGE.exec(unfit.text)?.[0]}`);
  if (sheets.length === 0) return '';
  const links = sheets.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled="">`);
  const text = sheets.map((sheet) => sheet.text.trim()).join('');
  const fonts = (text.match(FONT_FILE) ?? []).join('');
  return [
    ...(fonts === '' ? [] : [`<style media="${WITHOUT_SCRIPT}">${fonts}</style>`]),
    `<style>${text.replaceAll(FONT_FILE, '')}</style>`,
    ...links,
  ].join('');
}

interface DocumentOptions {
  readonly path: string;
  readonly styles: readonly StyleSheet[];
  readonly scripts: EarlyScripts;
  /** Returns the policy that allows exactly these style elements; if omitted, the page has no such policy. */
  readonly policyOf?: (styles: string) => string;
}

/**
 * Adds what only the build knows to a rendered document: its path, its styles and the script that
 * starts it.
 */
function completeDocument(html: string, { path, styles, scripts, policyOf = () => '' }: DocumentOptions): string {
  const inlined = inlinedStyles(styles);
  const head = [
    // This comes after React's output, because React would take an earlier script for its own.
    scripts.applyTheme,
    scripts.layOutPage,
    WHOLE_HEADER,
    ...(path === BLOG_PATH ? [scripts.openPost] : []),
    policyOf(inlined),
    inlined,
    scripts.start,
  ].join('');
  // The replacement is a function, because `$&` and similar texts in a style sheet would have a
  // special meaning in a string.
  return withPath(html, path).replace('</head>', () => `${head}</head>`);
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Renders every address with the server bundle and writes it to dist/. */
export async function prerender(options: {
  dist: string;
  serverBundle: string;
  output: Output;
  settings: Settings;
}): Promise<BuiltPage[]> {
  const server = (await import(/* @vite-ignore */ pathToFileURL(options.serverBundle).href)) as ServerEntry;
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(options.dist, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const pages: BuiltPage[] = [];
  const addresses = server.addresses();
  const posts = addresses.flatMap((path) =>
    path.startsWith(`${BLOG_PATH}/`) ? [path.slice(BLOG_PATH.length + 1)] : [],
  );
  const scripts = await buildEarlyScripts(posts);
  for (const path of [...addresses, NOT_FOUND_PATH]) {
    const { html, routeIds, status } = await server.renderPage(path);
    const expected = path === NOT_FOUND_PATH ? 404 : 200;
    if (status !== expected) throw new Error(`${path} rendered with status ${status}, expected ${expected}`);
    const page = {
      path,
      file: fileOf(path),
      html: completeDocument(html, {
        path,
        styles: stylesOf(options.output, { html, routeIds, found: status === 200 }, textOf).map((css) => ({
          file: css,
          text: textOf(css),
        })),
        scripts,
        policyOf: (styles) => stylePolicy(styles, options.settings),
      }),
    };
    const target = join(options.dist, page.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, page.html);
    if (path === NOT_FOUND_PATH) writeFileSync(join(options.dist, fileOf(NOT_FOUND_COPY)), page.html);
    pages.push(page);
  }
  return pages;
}
