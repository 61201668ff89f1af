import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIGEST_LENGTH, keptHeaders, readPictureName } from '../../src/shared/offline-files';
import { contentType } from '../../tools/preview/content-types';
import { applyHeaders, parseHeaders } from '../../tools/preview/read-headers';
import { listOfflinePackage, shellWireBytes } from '../../tools/site/offline-package';
import { builtAddresses } from '../setup/content/addresses';
import { unescaped } from '../setup/content/built-pages';
import { company } from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';

// Properties of the built site, however it was built (docs/DEPLOY.md, "What a host must do").

const read = (name: string): string => readFileSync(join(TEST_DIST, name), 'utf8');
const names = readdirSync(TEST_DIST, { recursive: true, encoding: 'utf8' });
const pages = names.filter((name) => name.endsWith('.html'));
const indexed = pages.filter((name) => !/name="robots" content="noindex"/.test(read(name)));
// Compresses the whole package to know its transfer size, so it is listed once for all tests.
const offlinePackage = await listOfflinePackage(TEST_DIST);

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** The fonts in the style sheets and pages: each file, and the letters that make a browser load it. */
function fontFaces(): { file: string; ranges: (readonly [from: number, to: number])[] }[] {
  const styles = names.filter((name) => /^assets\/.*\.css$|\.html$/.test(name)).map(read);
  const faces = new Map(
    styles.flatMap((style) =>
      [...style.matchAll(/@font-face\s*\{[^}]*?url\(["']?\/([^"')]+\.woff2)[^}]*\}/g)].map(
        ([face, file = '']) => [face, file] as const,
      ),
    ),
  );
  return [...faces].map(([face, file]) => {
    const [, text = ''] = /unicode-range:([^;}]+)/.exec(face) ?? [];
    const ranges = text.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return { file, ranges };
  });
}

describe('dist/', () => {
  it.each([
    '404.html',
    'index.html',
    'boot.js',
    'sw.js',
    'manifest.webmanifest',
    'sitemap.xml',
    'search.json',
    'search-stories.json',
    'robots.txt',
    '.well-known/security.txt',
    '.well-known/sbom.json',
    '_headers',
    '_redirects',
    'placeholder.svg',
    'favicon.svg',
    'favicon.ico',
  ])('has %s', (name) => {
    expect(existsSync(join(TEST_DIST, name))).toBe(true);
  });

  it('opens the shortcuts of the installed app in the window that is there', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as { readonly launch_handler?: unknown };
    // A browser that cannot navigate an open window may choose.
    expect(manifest.launch_handler).toEqual({ client_mode: ['navigate-existing', 'auto'] });
  });

  it("bears the company's name in the manifest, and in the worker for its notifications", () => {
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: company.name });
    expect(read('sw.js')).toContain(JSON.stringify(company.name).slice(1, -1));
  });

  it('names pictures by id, width and hash', () => {
    const pictures = names.filter((name) => /^pictures\//.test(name));
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((name) => !/^pictures\/[a-z0-9-]+-\d+\.[0-9a-f]{8}\.(avif|webp)$/.test(name))).toEqual([]);
  });

  it('has nothing in the HTML that changes with every build', () => {
    for (const page of pages) {
      expect(read(page), page).not.toMatch(/<script[^>]* src=|modulepreload/);
      expect(read(page), page).toContain('`/boot.js`');
    }
  });

  it('requests no further file on any page before the first paint, and no style sheet twice', () => {
    for (const page of pages) {
      const html = read(page);
      const [style = '', ...others] = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
      expect(others, page).toEqual([]);
      const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
      expect(links.length, page).toBeGreaterThan(1);
      expect(
        links.filter((tag) => !/^<link rel="stylesheet" href="\/assets\/[^"]+\.css" disabled="">$/.test(tag)),
        page,
      ).toEqual([]);
      // In the order of the links, which is the order of the cascade.
      const sheets = links.map((tag) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? '');
      expect(new Set(sheets).size, page).toBe(sheets.length);
      // The rules of the fonts are in a separate element before it.
      const fontRule = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;
      const text = sheets.map((name) => read(name).trim()).join('');
      const [, fonts = ''] = /<style media="\(scripting: none\)">([^<]*)<\/style>/.exec(html) ?? [];
      expect((text.match(fontRule) ?? []).join('') === fonts, page).toBe(true);
      expect(text.replaceAll(fontRule, '') === style, page).toBe(true);
    }
  });

  it('has no script that only names another', () => {
    // The bundler writes such files as soon as one module awaits something while it is loaded (docs/decisions/0004).
    const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name));
    expect(scripts.filter((name) => /^\s*export\s*\{[^}]*\}\s*from\s*["'][^"']+["'];?\s*$/.test(read(name)))).toEqual(
      [],
    );
  });

  it('ships the styles of walk mode to no other page', () => {
    const named = pages.filter((page) => /href="\/assets\/WalkPage-/.test(read(page)));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((page) => !page.endsWith('/walk.html'))).toEqual([]);
    const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name));
    const taken = scripts.filter((name) => /from\s*["']\.\/WalkPage-/.test(read(name)));
    // A part that walk mode alone loads later may share its modules.
    const fromOutside = taken.filter((part) =>
      scripts.some((name) => !name.startsWith('assets/WalkPage-') && read(name).includes(basename(part))),
    );
    expect(fromOutside).toEqual([]);
  });

  it('keeps hover styles from touch devices', () => {
    const sheets = names.filter((name) => /^assets\/.*\.css$/.test(name));
    // A media query with at least one rule, without nested blocks.
    const hoverMedia = /@media[^{]*\(hover:\s*hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
    expect(sheets.filter((name) => hoverMedia.test(read(name))).length).toBeGreaterThan(10);
    expect(sheets.filter((name) => /:hover(?![\w-])/.test(read(name).replaceAll(hoverMedia, '')))).toEqual([]);
  });

  it('declares every CSS variable that a page or a style sheet uses without another value', () => {
    const texts = names.filter((name) => /^(?!sw\.js).*\.(html|css|js)$/.test(name)).map(read);
    const declared = new Set(
      texts.flatMap((text) => [...text.matchAll(/["'`{;\s](--[\w-]+)["'`]?\s*[:,\]]/g)].map(([, name]) => name)),
    );
    const styles = names.filter((name) => /\.(html|css)$/.test(name));
    const missing = styles.flatMap((file) =>
      [...read(file).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
        declared.has(name) ? [] : [`${file}: ${name}`],
      ),
    );
    // Mantine sets this one on some fields only.
    expect([...new Set(missing)].filter((line) => !line.endsWith('--input-overflow'))).toEqual([]);
  });

  it('allows the inline styles of a page by their hashes, and no others, before they appear', () => {
    for (const page of pages) {
      const html = read(page);
      const [policy = '', content = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
      const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
      const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(content, page).toBe(`style-src-elem 'self' ${hashes.join(' ')}; style-src-attr 'unsafe-inline'`);
      expect(html.indexOf(policy), page).toBeLessThan(html.indexOf('<style'));
    }
  });

  it('has headers in lines that every host accepts, with room for more', () => {
    // Cloudflare Pages ignores a line of _headers beyond 2,000 characters, and each response carries these headers.
    const lines = read('_headers').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1_900);
  });

  it('is stored with the headers that the host sends, file by file', () => {
    const { shell, pictures, commonHeaders } = offlinePackage;
    const rules = parseHeaders(read('_headers'));
    for (const { url } of [...shell, ...pictures]) {
      const { type } = contentType(url.includes('.') ? url : 'page.html');
      // A file without a rule of its own is revalidated.
      const told = applyHeaders(rules, url, { 'content-type': type, 'cache-control': 'no-cache' });
      expect(keptHeaders(url, commonHeaders), url).toEqual(told);
    }
  });

  it('names only existing files in scripts', () => {
    const scripts = names.filter((name) => /^(boot|assets\/.*)\.js$/.test(name));
    const dead = scripts.flatMap((name) =>
      [...read(name).matchAll(/(?:\.\/|assets\/)((?:[\w.$-]+)-(?:[\w-]{7}\.js|[\w-]{8}\.css))\b/g)]
        .filter(([, file = '']) => !names.includes(`assets/${file}`))
        .map(([, file]) => `${name}: ${file}`),
    );
    expect(scripts.length).toBeGreaterThan(40);
    expect(dead).toEqual([]);
  });

  it('says on each page for which path it was made', () => {
    for (const page of pages.filter((name) => !/^(404|not-found)/.test(name))) {
      const path = page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`;
      expect(read(page), page).toContain(`<html data-path="${path}"`);
    }
  });

  it('has only links to existing pages, files and anchors', () => {
    const anchors = new Map(
      names
        .filter((name) => /\.(html|svg)$/.test(name))
        .map((name) => [name, new Set([...read(name).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
    );
    const dead: string[] = [];
    for (const page of pages) {
      for (const [, address = ''] of read(page).matchAll(/(?:href|src)="(\/[^"]*|#[^"]*)"/g)) {
        const [path = '', hash] = address.split('#');
        const [pathname = ''] = path.split('?');
        // The hash of a walk names its screen, which the script renders.
        if (/\/walk$/.test(pathname) && /^(?:to|stop)-\d+$/.test(hash ?? '')) continue;
        const file = pathname === '' ? page : pathname === '/' ? 'index.html' : pathname.slice(1);
        // A page may have a folder of the same name beside it.
        const target = [`${file}.html`, file].find((name) => names.includes(name));
        if (target === undefined || (hash !== undefined && hash !== '' && !anchors.get(target)?.has(hash)))
          dead.push(`${page}: ${address}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('has a search index of existing pages and anchors: each stop, story and question with its title', () => {
    const found = ['search.json', 'search-stories.json'].flatMap(
      (name) => (JSON.parse(read(name)) as { found: { kind: string; title: string; address: string }[] }).found,
    );
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['Stop', 'Story', 'Question']));
    const lost = found.filter(({ title, address }) => {
      const [path = '', anchor] = address.split('#');
      const html = read(`${path.slice(1)}.html`);
      const from = anchor === undefined ? 0 : html.indexOf(`id="${anchor}"`);
      const [text = ''] = /<h[1-3][^>]*>.*?<\/h[1-3]>/s.exec(html.slice(Math.max(0, from))) ?? [];
      return from < 0 || !unescaped(text).includes(title);
    });
    expect(lost).toEqual([]);
  });

  it('keeps the shell of the offline package under 0.8 MB and the whole package under 4.5 MB of transfer', () => {
    const { shell, pictures } = offlinePackage;
    const words = shellWireBytes(offlinePackage);
    const all = pictures.reduce((total, { bytes }) => total + bytes, words);
    expect(words).toBeLessThanOrEqual(800_000);
    expect(all).toBeLessThanOrEqual(4_500_000);
    expect(shell.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/',
        '/tours/brooklyn-heights',
        '/not-found',
        '/boot.js',
        '/search.json',
        '/search-stories.json',
      ]),
    );
  });

  it('has a pack with exactly the listed files, and none that a first page has already loaded', () => {
    const { shell, pack } = offlinePackage;
    const content = readFileSync(join(TEST_DIST, pack.url));
    let at = content.indexOf('\n') + 1;
    const index = JSON.parse(content.subarray(0, at).toString()) as [url: string, length: number][];
    const held = index.map(([url, length]) => {
      const file = content.subarray(at, (at += length));
      return { url, digest: createHash('sha256').update(file).digest('hex').slice(0, DIGEST_LENGTH) };
    });
    expect(at).toBe(content.length);
    expect(held).toEqual(shell.slice(0, pack.files).map(({ url, digest }) => ({ url, digest })));
    const beside = shell.slice(pack.files).map(({ url }) => url.replace(/-[\w-]{7,8}\./, '.'));
    expect(beside.filter((url) => !url.endsWith('.woff2'))).toEqual([
      '/assets/app.js',
      '/assets/main.js',
      '/assets/mantine.js',
      '/assets/react.js',
      '/assets/router.js',
      '/assets/ui.js',
      '/boot.js',
      '/favicon.svg',
      '/icons/icon-192.png',
    ]);
    expect(shell.map(({ url }) => url)).not.toContain(pack.url);
  });

  it('shows no letter that would load the fonts for typed text', () => {
    const faces = fontFaces();
    const typed = faces.filter(({ file }) => file.includes('-typed-')).flatMap(({ ranges }) => ranges);
    expect(typed.length).toBeGreaterThan(10);
    for (const page of pages) {
      const letters = new Set(unescaped(read(page).replace(/<(head|script|style)\b.*?<\/\1>|<[^>]+>/gs, '')));
      const extra = [...letters].filter((letter) =>
        typed.some(([from, to]) => from <= codeOf(letter) && codeOf(letter) <= to),
      );
      expect(extra, page).toEqual([]);
    }
  });

  it('requests no font before the first frame, and all of them without scripts', () => {
    for (const page of pages) {
      const html = read(page);
      const [fonts = ''] = html.match(/<style media="\(scripting: none\)">[^<]*<\/style>/) ?? [];
      expect(fonts.match(/@font-face/g), page).toHaveLength(5);
      expect(html.replace(fonts, ''), page).not.toContain('.woff2');
    }
  });

  it('keeps the fonts of a first visit under 50 KB together', () => {
    // These fonts are loaded by the single page with text of this weight, and when a visitor types a letter that no
    // page shows.
    const later = /fraunces-550-|-typed-/;
    const files = fontFaces().flatMap(({ file }) => (later.test(file) ? [] : [file]));
    expect(files).toHaveLength(3);
    const bytes = files.map((file) => statSync(join(TEST_DIST, file)).size);
    expect(bytes.reduce((total, one) => total + one, 0)).toBeLessThan(50 * 1024);
  });

  it('stores every page offline, and every picture that a page shows', () => {
    const { shell, pictures } = offlinePackage;
    const kept = shell.map(({ url }) => url);
    expect(builtAddresses().filter((address) => !kept.includes(address))).toEqual([]);
    const ids = new Set(pictures.map(({ url }) => readPictureName(url)?.id));
    const shown = builtAddresses().flatMap((address) =>
      [...read(address === '/' ? 'index.html' : `${address}.html`).matchAll(/\/pictures\/[^"\s,]+/g)].map(
        ([name]) => name,
      ),
    );
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((name) => !ids.has(readPictureName(name)?.id))).toEqual([]);
  });

  it('lists in the site map only pages that search engines may show', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toHaveLength(indexed.length);
    expect(listed).not.toContain('/outbox');
  });
});
