import { extname } from 'node:path';

/** Types of text, which state their charset and are compressed; the other types are already compressed. */
export const TEXT: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.map': 'application/json',
  '.vtt': 'text/vtt',
};
export const BINARY: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
};

/**
 * Returns the content type of a file by its name, and whether it is text (compressed, and never
 * sent in ranges).
 */
export function contentType(path: string): { type: string; text: boolean } {
  const extension = extname(path).toLowerCase();
  const text = TEXT[extension];
  if (text !== undefined) return { type: `${text}; charset=utf-8`, text: true };
  return { type: BINARY[extension] ?? 'application/octet-stream', text: false };
}
