import type { Picture, PictureId } from '../pictures/list';

/** Where a printed picture of one width stands: `/pictures/{id}-{width}.{hash}.avif` or `.webp`. */
export const pictureAddress = (id: PictureId, one: Picture['widths'][number], type: 'avif' | 'webp'): string =>
  `/pictures/${id}-${one.width}.${one[type]}.${type}`;
