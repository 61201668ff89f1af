/** One printed picture, as the press describes it in prints/. */
export interface Picture {
  readonly id: string;
  readonly alt: string;
  readonly caption: string;
  /** Size of the largest file in pixels: the page keeps the place before the file is there. */
  readonly width: number;
  readonly height: number;
  /** What fills the place meanwhile, as #rrggbb. */
  readonly color: string;
  readonly avif: readonly PictureFile[];
  readonly webp: PictureFile;
}

interface PictureFile {
  readonly width: number;
  /** The first 8 hex digits of the file's SHA-256. */
  readonly hash: string;
}

/** Where a file of a picture stands: `/pictures/{id}-{width}.{hash}.avif` or `.webp`. */
export const pictureAddress = (id: string, { width, hash }: PictureFile, type: 'avif' | 'webp'): string =>
  `/pictures/${id}-${width}.${hash}.${type}`;
