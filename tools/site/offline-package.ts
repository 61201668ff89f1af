import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { pictures as allPictures } from '../../src/pictures/all';
import { offlineWidthOf } from '../../src/pictures/picture';
import {
  DIGEST_LENGTH,
  packFiles,
  revisionOf,
  type OfflineFile,
  MOVED_PERMANENTLY,
} from '../../src/shared/offline-files';
import { readPictureName } from '../../src/shared/picture-name';
import { redirects } from '../../src/shared/redirects';

const COMPRESSED = /\.(html|js|css|svg|webmanifest|json)$/;
const LEFT_OUT =
  /^(\.well-known\/|_headers|_redirects|robots\.txt|sitemap\.xml|sw\.js|404\.html|share\/|screenshots\/|icons\/(?!icon-192\.png$))|\.map$|\.webp$|\.webm$/;

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
  readonly shell: readonly OfflineFile[];
  readonly pictures: readonly OfflineFile[];
  /** What tells this build's `_headers` from another's. */
  readonly headers: string;
  readonly version: string;
}

/**
 * Lists a built site for the worker: the shell (stage one) and the pictures (stage two).
 * In: the folder of the built site, and for each picture the width in pixels that a phone keeps.
 */
export function listOfflinePackage(dist: string, offlineWidths = chosenWidths()): OfflinePackage {
  const shell: OfflineFile[] = [];
  const pictures: OfflineFile[] = [];
  const films: OfflineFile[] = [];
  const headers = sha256(readFileSync(join(dist, '_headers'))).slice(0, 8);
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  for (const name of names) {
    const content = readFileSync(join(dist, name));
    const url = addressOf(name);
    const digest = sha256(content).slice(0, DIGEST_LENGTH);
    const file = { url, bytes: wireBytes(name, content), digest, revision: revisionOf(url, digest, headers) };
    if (name.startsWith('film/')) {
      if (FILM.test(name)) films.push(file);
    } else if (name.startsWith('pictures/')) {
      if (isKept(name, offlineWidths)) pictures.push(file);
    } else {
      shell.push(file);
    }
  }
  // The largest comes last: on a slow line it would hold up the batch that it is in.
  pictures.push(...films);
  const version = sha256(JSON.stringify([shell, pictures])).slice(0, 7);
  return { shell, pictures, headers, version };
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const VIRTUAL = 'virtual:offline-package';

/** Gives the worker its list; read from dist/ when the worker is bundled, which is last. */
export function offlinePackage(): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { shell, pictures, headers, version } = listOfflinePackage(
        resolve(this.environment.config.root, this.environment.config.build.outDir),
      );
      return [
        `export const version = ${JSON.stringify(version)};`,
        `export const shell = ${JSON.stringify(packFiles(shell))};`,
        `export const pictures = ${JSON.stringify(packFiles(pictures))};`,
        `export const headers = ${JSON.stringify(headers)};`,
        `export const redirects = ${JSON.stringify(redirects.map((redirect) => ({ ...redirect, status: MOVED_PERMANENTLY })))};`,
      ].join('\n');
    },
  };
}
