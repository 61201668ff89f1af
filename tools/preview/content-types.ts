import { extname } from 'node:path';
import { OTHER_TYPES, TEXT_TYPES } from '../../src/shared/offline-files';

/** Types of text, which state their charset and are compressed; the other types are already compressed. */
export const TEXT: ReadonlyMap<string, string> = new Map([
  ...TEXT_TYPES,
  ['.html', 'text/html'],
  ['.xml', 'application/xml'],
  ['.map', 'application/json'],
  ['.vtt', 'text/vtt'],
]);
export const BINARY: ReadonlyMap<string, string> = new Map([
  ...OTHER_TYPES,
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.webm', 'video/webm'],
  ['.mp3', 'audio/mpeg'],
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
]);

/**
 * Returns the content type of a file by its name, and whether it is text (compressed, and never
 * sent in ranges).
 */
export function contentType(path: string): { type: string; text: boolean } {
  const extension = extname(path).toLowerCase();
  const text = TEXT.get(extension);
  if (text !== undefined) return { type: `${text}; charset=utf-8`, text: true };
  return { type: BINARY.get(extension) ?? 'application/octet-stream', text: false };
}
