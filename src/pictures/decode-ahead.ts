import { fallbackAddress, sourceSetOf, type Picture } from './picture';

/** The last requested picture stays decoded as long as this variable refers to it. */
let lastDecoded: HTMLPictureElement | undefined;

/**
 * Fetches and decodes a picture of a page that a visitor is about to open.
 *
 * @param sizes the `sizes` attribute that the picture has on that page
 */
export function decodeAhead(picture: Picture, sizes: string): void {
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = sourceSetOf(picture);
  const image = new Image();
  lastDecoded = document.createElement('picture');
  lastDecoded.append(source, image);
  image.src = fallbackAddress(picture);
  // If the picture does not load now, the page itself requests it.
  image.decode().catch(() => undefined);
}
