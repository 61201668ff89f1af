import { pictureAddress, type Picture } from '../pictures/picture';

export const PLACEHOLDER = '/placeholder.svg';
const RASTER = /\.(jpe?g|png)$/;

/**
 * What to show in place of an address that does not load: a photograph is tried once more as WebP,
 * then comes the stand-in, if the page has one, then the placeholder; after it nothing.
 */
export function afterBroken(address: string, standIn?: Picture): string | undefined {
  if (RASTER.test(address)) return address.replace(RASTER, '.webp');
  const fallback = standIn && pictureAddress(standIn.id, standIn.webp, 'webp');
  if (fallback !== undefined && address !== fallback && address !== PLACEHOLDER) return fallback;
  return address === PLACEHOLDER ? undefined : PLACEHOLDER;
}
