/** One printed picture, as `npm run pictures` describes it in prints/. */
export interface Picture {
  readonly id: string;
  readonly alt: string;
  readonly caption: string;
  /** The size of the largest file in pixels; the page reserves the space before the file has loaded. */
  readonly width: number;
  readonly height: number;
  /** The color of the reserved space until the picture has loaded, as #rrggbb. */
  readonly color: string;
  /** The files from the narrowest to the widest. */
  readonly avif: readonly PictureFile[];
  readonly webp: PictureFile;
  /** The width that is stored for offline use, if `offlineWidthOf` would choose another one. */
  readonly offlineWidth?: number;
}

interface PictureFile {
  readonly width: number;
  /** The first 8 hex digits of the file's SHA-256. */
  readonly hash: string;
}

/**
 * Returns the width in pixels that every device stores: the second widest, which is sharp enough on a phone, or the
 * only one. The width is computed and not part of each record, because the records are in the script of the pages.
 */
export const offlineWidthOf = ({
  avif,
  width,
  offlineWidth,
}: Pick<Picture, 'avif' | 'width' | 'offlineWidth'>): number =>
  offlineWidth ?? (avif.at(-2) ?? avif.at(-1))?.width ?? width;

/** Returns the address of a file of a picture: `/pictures/{id}-{width}.{hash}.avif` or `.webp`. */
export const pictureAddress = (id: string, { width, hash }: PictureFile, type: 'avif' | 'webp'): string =>
  `/pictures/${id}-${width}.${hash}.${type}`;

/** Returns the `srcset` of the AVIF files. */
export const sourceSetOf = ({ id, avif }: Pick<Picture, 'id' | 'avif'>): string =>
  avif.map((file) => `${pictureAddress(id, file, 'avif')} ${file.width}w`).join(', ');

/** Returns the address of the WebP file, for browsers without AVIF. */
export const fallbackAddress = ({ id, webp }: Pick<Picture, 'id' | 'webp'>): string => pictureAddress(id, webp, 'webp');
