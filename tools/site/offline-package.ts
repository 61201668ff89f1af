import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pictures as allPictures } from '../../src/pictures/all';
import { offlineWidthOf } from '../../src/pictures/picture';
import {
  contentTypeOf,
  DIGEST_LENGTH,
  packFiles,
  revisionOf,
  TEXTS,
  readPictureName,
  textTypeOf,
  type CommonHeaders,
  type OfflineFile,
  type ShellPack,
  MOVED_PERMANENTLY,
} from '../../src/shared/offline-files';
import { redirects } from '../../src/shared/redirects';
import { compressText } from '../preview/compress';
import { parseHeaders } from '../preview/read-headers';
import { BuildMistake } from './build-mistakes';

/** The file of the shell's pack, which is for the worker's installation and is not stored itself. */
const PACK = /^assets\/shell-[0-9a-f]{8}\.txt$/;
/**
 * The files that any first page has loaded itself; they come from the HTTP cache, so the pack does not
 * contain them.
 */
const LOADED_BY_ANY_PAGE = /^(boot\.js|favicon\.svg|assets\/(react|router|mantine|app|ui|main)-[^/]+\.js)$/;
const LEFT_OUT =
  /^(\.well-known\/|assets\/shell-[0-9a-f]{8}\.txt$|_headers|_redirects|favicon\.ico|robots\.txt|sitemap\.xml|sw\.js|404\.html|press\/|share\/|screenshots\/|icons\/(?!icon-192\.png$))|\.map$|\.webp$|\.webm$/;

/**
 * Returns the transfer size of a file in bytes. The compression runs outside the main thread,
 * several files at a time.
 */
async function wireBytes(url: string, content: Buffer): Promise<number> {
  if (textTypeOf(url) === undefined) return content.length;
  return (await compressText(content)).length;
}

/**
 * Returns the path at which a host must serve a file: "/about" for about.html. Hosts answer the file's own name with a
 * redirect, which must not be cached.
 */
export const addressOf = (name: string): string => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`);

/** The format of the film that every browser plays; the other format comes from the network only. */
const FILM = /^film\/.+\.mp4$/;

/**
 * Returns whether a file is stored: one width of each picture, which the worker also uses for the
 * other widths.
 */
function isKept(name: string, offlineWidths: ReadonlyMap<string, number>): boolean {
  const picture = readPictureName(`/${name}`);
  const chosen = picture && offlineWidths.get(picture.id);
  return chosen === undefined || chosen === picture?.width;
}

const chosenWidths = (): ReadonlyMap<string, number> =>
  new Map(Object.values(allPictures).map((picture) => [picture.id, offlineWidthOf(picture)]));

interface OfflinePackage {
  /** The files of the shell; those of the pack come first, in the same order. */
  readonly shell: readonly OfflineFile[];
  readonly pictures: readonly OfflineFile[];
  readonly pack: ShellPack;
  /** Identifies this build's `_headers`. */
  readonly headers: string;
  /** The headers that `_headers` gives to every address. */
  readonly commonHeaders: CommonHeaders;
  readonly version: string;
}

/** A file of dist/ that belongs to the offline package. */
interface BuiltFile {
  readonly name: string;
  readonly url: string;
  readonly content: Buffer;
  readonly digest: string;
}

/**
 * Reads the files of the package.
 *
 * @throws BuildMistake if a file has an extension that the package does not know
 */
function builtFiles(dist: string): BuiltFile[] {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
  const unknown = names.find((name) => contentTypeOf(addressOf(name)) === undefined);
  if (unknown !== undefined)
    throw new BuildMistake(`${unknown}: the site stores no file of this type on devices; put it into public/press`);
  return names.map((name) => {
    const content = readFileSync(join(dist, name));
    return { name, url: addressOf(name), content, digest: sha256(content).slice(0, DIGEST_LENGTH) };
  });
}

const isOfShell = ({ name }: BuiltFile): boolean => !/^(film|pictures)\//.test(name);
const commonHeadersOf = (dist: string): CommonHeaders =>
  Object.fromEntries(
    parseHeaders(readFileSync(join(dist, '_headers'), 'utf8')).find(({ path }) => path === '/*')?.set ?? [],
  );
const headersRevision = (dist: string): string => sha256(readFileSync(join(dist, '_headers'))).slice(0, 8);

/**
 * Writes the pack of the shell into a built site that is complete except for its worker;
 * `listOfflinePackage` finds it there.
 */
export function writeShellPack(dist: string): void {
  const kindOf = ({ url }: BuiltFile): number => TEXTS.indexOf(textTypeOf(url) ?? '');
  // Similar files are placed side by side, because some hosts compress with a small window.
  const files = builtFiles(dist)
    .filter((file) => isOfShell(file) && kindOf(file) >= 0 && !LOADED_BY_ANY_PAGE.test(file.name))
    .sort((a, b) => kindOf(a) - kindOf(b));
  const hash = sha256(JSON.stringify(files.map(({ url, digest }) => [url, digest])));
  const index = JSON.stringify(files.map(({ url, content }) => [url, content.length]));
  const content = Buffer.concat([Buffer.from(`${index}\n`), ...files.map((file) => file.content)]);
  writeFileSync(join(dist, `assets/shell-${hash.slice(0, 8)}.txt`), content);
}

/** Reads the pack in dist/ and the addresses in it. */
async function readShellPack(dist: string): Promise<ShellPack & { readonly urls: readonly string[] }> {
  const name = readdirSync(join(dist, 'assets'))
    .map((file) => `assets/${file}`)
    .find((file) => PACK.test(file));
  if (name === undefined) throw new Error(`${dist} has no pack of the shell: writeShellPack comes first`);
  const content = readFileSync(join(dist, name));
  const index = JSON.parse(content.subarray(0, content.indexOf('\n')).toString()) as [string, number][];
  const urls = index.map(([url]) => url);
  return { url: `/${name}`, bytes: await wireBytes(name, content), files: urls.length, urls };
}

/**
 * Lists a built site for the worker: the shell (stage one) with its pack, and the pictures (stage
 * two). Takes the folder of the built site, and for each picture the width in pixels that a phone
 * stores.
 *
 * @throws Error if the site has no pack yet, or no policy for every address
 */
export async function listOfflinePackage(dist: string, offlineWidths = chosenWidths()): Promise<OfflinePackage> {
  const headers = headersRevision(dist);
  const commonHeaders = commonHeadersOf(dist);
  if (commonHeaders['content-security-policy'] === undefined)
    throw new Error(`${dist} has no policy for every address`);
  const built = builtFiles(dist);
  const listed = (isWanted: (file: BuiltFile) => boolean): Promise<OfflineFile[]> =>
    Promise.all(
      built.filter(isWanted).map(async ({ url, content, digest }) => ({
        url,
        bytes: await wireBytes(url, content),
        digest,
        revision: revisionOf(url, digest, headers),
      })),
    );
  const [{ urls, ...pack }, ofShell, prints, films] = await Promise.all([
    readShellPack(dist),
    listed(isOfShell),
    listed(({ name }) => name.startsWith('pictures/') && isKept(name, offlineWidths)),
    listed(({ name }) => FILM.test(name)),
  ]);
  const places = new Map(urls.map((url, place) => [url, place]));
  const placeOf = ({ url }: OfflineFile): number => places.get(url) ?? urls.length;
  const shell = ofShell.toSorted((a, b) => placeOf(a) - placeOf(b));
  // The film comes last: on a slow connection it would delay the other files of its batch.
  const pictures = [...prints, ...films];
  const version = sha256(JSON.stringify([shell, pictures])).slice(0, 7);
  return { shell, pictures, pack, headers, commonHeaders, version };
}

/** Returns the transfer size of a first installation in bytes: the pack once, and the files outside it. */
export const shellWireBytes = ({ shell, pack }: Pick<OfflinePackage, 'shell' | 'pack'>): number =>
  shell.slice(pack.files).reduce((sum, { bytes }) => sum + bytes, pack.bytes);

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const VIRTUAL = 'virtual:offline-package';

/** Gives the worker its list, which is read from dist/ when the worker is bundled as the last step. */
export function offlinePackage(): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { shell, pictures, pack, headers, commonHeaders, version } = await listOfflinePackage(
        resolve(this.environment.config.root, this.environment.config.build.outDir),
      );
      return [
        `export const version = ${JSON.stringify(version)};`,
        `export const shell = ${JSON.stringify(packFiles(shell))};`,
        `export const pictures = ${JSON.stringify(packFiles(pictures))};`,
        `export const pack = ${JSON.stringify(pack)};`,
        `export const headers = ${JSON.stringify(headers)};`,
        `export const commonHeaders = ${JSON.stringify(commonHeaders)};`,
        `export const redirects = ${JSON.stringify(redirects.map((redirect) => ({ ...redirect, status: MOVED_PERMANENTLY })))};`,
      ].join('\n');
    },
  };
}
