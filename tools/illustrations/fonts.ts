import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const WEIGHTS = [600, 900] as const;
const TABLE_ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/**
 * Unpacks a WOFF font into the TrueType font inside it (resvg reads no WOFF).
 * Source: W3C "WOFF File Format 1.0", sections 3 to 5.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * TABLE_ENTRY_BYTES);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * TABLE_ENTRY_BYTES, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * TABLE_ENTRY_BYTES, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let i = 0; i < count; i += 1) {
    const entry = WOFF_HEADER_BYTES + i * WOFF_ENTRY_BYTES;
    const from = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(from, from + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const out = 12 + i * TABLE_ENTRY_BYTES;
    woff.copy(directory, out, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), out + 4);
    directory.writeUInt32BE(offset, out + 8);
    directory.writeUInt32BE(length, out + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

let unpacked: string[] | undefined;

/** The files of the display font for lettering inside pictures (resvg takes paths, not buffers). */
export function fontFiles(): string[] {
  if (unpacked) return unpacked;
  const require = createRequire(import.meta.url);
  const folder = join(tmpdir(), 'gotham-mousers-illustrations');
  mkdirSync(folder, { recursive: true });
  unpacked = WEIGHTS.map((weight) => {
    const woff = require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`);
    const file = join(folder, `fraunces-${weight}.ttf`);
    // Another process may be reading the file, so replace it as a whole.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, unpackWoff(readFileSync(woff)));
    renameSync(draft, file);
    return file;
  });
  return unpacked;
}
