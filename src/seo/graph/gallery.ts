// Structured data of the gallery: the film and the two walls of prints.
import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { fallbackAddress, type Picture } from '../../pictures/picture';
import type { SitePath } from '../../shared/site-pages';
import { absolute } from '../head';
import { companyRef } from './company';

type Gallery = PageOf<'gallery'>;

const GALLERY: SitePath = '/gallery';

const address = (picture: Picture): string => absolute(fallbackAddress(picture));

/** Describes a print; licenses.txt names its owner and its license. */
const imageNode = (picture: Picture, name?: string): object => ({
  '@type': 'ImageObject',
  ...(name === undefined ? {} : { name }),
  caption: picture.caption,
  description: picture.alt,
  contentUrl: address(picture),
  creator: companyRef,
  creditText: company.name,
  license: absolute('/licenses.txt'),
  acquireLicensePage: absolute('/licenses.txt'),
});

const wall = (name: string, anchor: string, images: readonly object[]): object => ({
  '@type': 'ImageGallery',
  '@id': absolute(`${GALLERY}#${anchor}`),
  name,
  url: absolute(GALLERY),
  image: images,
});

/** Describes the wall of prints. */
export const photosNode = ({ photos }: Gallery): object =>
  wall(
    photos.heading,
    'tour-photos',
    photos.pictures.map((picture) => imageNode(picture)),
  );

/** Describes the wall of cats with their names. */
export const fansNode = ({ fans }: Gallery): object =>
  wall(
    fans.heading,
    'fan-photos',
    fans.cats.map(({ name, picture }) => imageNode(picture, name)),
  );

/** Returns the offset of New York from UTC on a day in ISO 8601: "-05:00". */
function offsetInNewYork(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' });
  const zone = format.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return (zone?.value ?? '').replace('GMT', '');
}

/** Describes our own film. */
export const filmNode = ({ film }: Gallery): object => ({
  '@type': 'VideoObject',
  '@id': absolute(`${GALLERY}#film`),
  name: film.title,
  description: film.description,
  contentUrl: absolute('/film/walking-cat.mp4'),
  thumbnailUrl: address(film.poster),
  duration: `PT${film.seconds}S`,
  uploadDate: `${film.since}T00:00:00${offsetInNewYork(film.since)}`,
  publisher: companyRef,
});
