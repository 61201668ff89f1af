/**
 * Makes the icon for the address that browsers, crawlers and feed readers request by themselves, if the document that
 * they show names no icon (robots.txt, a picture).
 * @param png the picture, `size` pixels wide and high, at most 255
 * @returns an ICO file with this one picture
 */
export function faviconFile(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // The file is an icon.
  head.writeUInt16LE(1, 4); // It contains one picture.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // The number of color planes.
  head.writeUInt16LE(32, 12); // The number of bits per pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
