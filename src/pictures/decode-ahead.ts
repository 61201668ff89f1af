import { pictureAddress, type Picture } from './picture';

/** The picture that was asked for last is kept decoded until another one is asked for. */
let kept: HTMLPictureElement | undefined;

/** Fetches and decodes the picture of a page that somebody is about to open. In: how wide it will stand there. */
export function decodeAhead({ id, avif, webp }: Picture, sizes: string): void {
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.sizes = sizes;
  source.srcset = avif.map((file) => `${pictureAddress(id, file, 'avif')} ${file.width}w`).join(', ');
  const image = new Image();
  kept = document.createElement('picture');
  kept.append(source, image);
  image.src = pictureAddress(id, webp, 'webp');
  // What does not come now is asked for by the page itself.
  image.decode().catch(() => undefined);
}
