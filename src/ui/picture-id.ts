import { pictures, type PictureId } from '../pictures/list';

const isPictureId = (id: string): id is PictureId => Object.hasOwn(pictures, id);

/**
 * A picture named by content, as one the press has printed.
 * @throws Error for any other name: the build then stops at the page that asks for it
 */
export function pictureId(id: string): PictureId {
  if (!isPictureId(id))
    throw new Error(`There is no picture "${id}". Printed are: ${Object.keys(pictures).join(', ')}`);
  return id;
}
