import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { pictures as allPictures } from '../../src/pictures/all';
import { offlineWidthOf } from '../../src/pictures/picture';
import { MOVED_PERMANENTLY } from '../../src/shared/host-answers';
import { readPictureName } from '../../src/shared/picture-name';
import { redirects } from '../../src/shared/redirects';

export interface ShellEntry {
  url: string;
  revision: string | null;
  bytes: number;
}
export interface PictureEntry {
  url: string;
  bytes: number;
}

const COMPRESSED = /\.(html|js|css|svg|webmanifest|json)$/;
const LEFT_OUT =
  /^(\.well-known\/|_headers|_redirects|robots\.txt|sitemap\.xml|sw\.js|404\.html|share\/|screenshots\/|icons\/)|\.map$|\.webp$|\.webm$/;
const HASHED = /^(assets|pictures)\//;

/** Bytes as they cross the wire. */
const wireBytes = (name: string, content: Buffer): number =>
  COMPRESSED.test(name)
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length
    : content.length;

/** "/about" for about.html: hosts answer the file's own name by a redirect, which may not be cached. */
const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

/** Every browser plays it; the other format is for the network. */
const FILM = /^film\/.+\.mp4$/;

/** One width of each picture is kept; the worker answers for the others with it. */
function isKept(name: string, offlineWidths: ReadonlyMap<string, number>): boolean {
  const picture = readPictureName(`/${name}`);
  const chosen = picture && offlineWidths.get(picture.id);
  return chosen === undefined || chosen === picture?.width;
}

const chosenWidths = (): ReadonlyMap<string, number> =>
  new Map(Object.values(allPictures).map((picture) => [picture.id, offlineWidthOf(picture)]));

interface OfflinePackage {
  readonly shell: readonly ShellEntry[];
  readonly pictures: readonly PictureEntry[];
  readonly version: string;
}

/**
 * Lists a built site for the worker: the shell (stage one) and the pictures (stage two).
 * In: the folder of the built site, and for each picture the width in pixels that a phone keeps.
 */
export function listOfflinePackage(dist: string, offlineWidths = chosenWidths()): OfflinePackage {
  const shell: ShellEntry[] = [];
  const pictures: PictureEntry[] = [];
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  for (const name of names) {
    const content = readFileSync(join(dist, name));
    const bytes = wireBytes(name, content);
    if (name.startsWith('pictures/') || name.startsWith('film/')) {
      if (FILM.test(name) || isKept(name, offlineWidths)) pictures.push({ url: `/${name}`, bytes });
    } else {
      // A kept page keeps the headers it came with, so new ones (another origin in the policy) have
      // to bring it anew.
      const headers = name.endsWith('.html') ? readFileSync(join(dist, '_headers')) : '';
      const hash = createHash('sha256').update(content).update(headers);
      const revision = HASHED.test(name) ? null : hash.digest('hex').slice(0, 8);
      shell.push({ url: addressOf(name), revision, bytes });
    }
  }
  const version = createHash('sha256')
    .update(JSON.stringify([shell, pictures]))
    .digest('hex')
    .slice(0, 7);
  return { shell, pictures, version };
}

const VIRTUAL = 'virtual:offline-package';

/** Gives the worker its list; read from dist/ when the worker is bundled, which is last. */
export function offlinePackage(): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { shell, pictures, version } = listOfflinePackage(
        resolve(this.environment.config.root, this.environment.config.build.outDir),
      );
      return [
        `export const version = ${JSON.stringify(version)};`,
        `export const shell = ${JSON.stringify(shell)};`,
        `export const pictures = ${JSON.stringify(pictures)};`,
        `export const redirects = ${JSON.stringify(redirects.map((redirect) => ({ ...redirect, status: MOVED_PERMANENTLY })))};`,
      ].join('\n');
    },
  };
}
