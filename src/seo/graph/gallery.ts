// What hangs in the gallery: the film and the two walls of prints.
import type { PageOf } from '../../content/page-schemas';
import { pictureAddress, type Picture } from '../../pictures/picture';
import { absolute } from '../head';
import { companyRef } from './company';

type Gallery = PageOf<'gallery'>;

const address = ({ id, webp }: Picture): string => absolute(pictureAddress(id, webp, 'webp'));

const imageNode = (picture: Picture, name: string): object => ({
  '@type': 'ImageObject',
  name,
  contentUrl: address(picture),
});

const wall = (name: string, anchor: string, images: readonly object[]): object => ({
  '@type': 'ImageGallery',
  '@id': absolute(`/gallery#${anchor}`),
  name,
  url: absolute('/gallery'),
  image: images,
});

/** The wall of prints; a print's name is what it shows, in words. */
export const photosNode = ({ photos }: Gallery): object =>
  wall(
    photos.heading,
    'photos',
    photos.pictures.map((picture) => imageNode(picture, picture.alt)),
  );

/** The wall of cats, by their names. */
export const fansNode = ({ fans }: Gallery): object =>
  wall(
    fans.heading,
    'fans',
    fans.cats.map(({ name, picture }) => imageNode(picture, name)),
  );

/** Our own film. */
export const filmNode = ({ film }: Gallery): object => ({
  '@type': 'VideoObject',
  '@id': absolute('/gallery#film'),
  name: film.title,
  description: film.description,
  contentUrl: absolute('/film/walking-cat.mp4'),
  thumbnailUrl: address(film.poster),
  duration: `PT${film.seconds}S`,
  uploadDate: film.since,
  publisher: companyRef,
});
