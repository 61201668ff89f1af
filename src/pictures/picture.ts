/** One printed picture, as `npm run pictures` describes it in prints/. */
export interface Picture {
  readonly id: string;
  readonly alt: string;
  readonly caption: string;
  /** Size of the largest file in pixels: the page keeps the place before the file is there. */
  readonly width: number;
  readonly height: number;
  /** What fills the place meanwhile, as #rrggbb. */
  readonly color: string;
  /** From the narrowest to the widest. */
  readonly avif: readonly PictureFile[];
  readonly webp: PictureFile;
  /** The width that is kept for offline, where `offlineWidthOf` would choose another. */
  readonly offlineWidth?: number;
}

interface PictureFile {
  readonly width: number;
  /** The first 8 hex digits of the file's SHA-256. */
  readonly hash: string;
}

/**
 * The width in pixels that every device keeps: the widest but one, which is sharp enough on a phone, or the only one.
 * A rule and not a number in each record, since the records are part of the script of the pages.
 */
export const offlineWidthOf = ({
  avif,
  width,
  offlineWidth,
}: Pick<Picture, 'avif' | 'width' | 'offlineWidth'>): number =>
  offlineWidth ?? (avif.at(-2) ?? avif.at(-1))?.width ?? width;

/** Where a file of a picture stands: `/pictures/{id}-{width}.{hash}.avif` or `.webp`. */
export const pictureAddress = (id: string, { width, hash }: PictureFile, type: 'avif' | 'webp'): string =>
  `/pictures/${id}-${width}.${hash}.${type}`;
