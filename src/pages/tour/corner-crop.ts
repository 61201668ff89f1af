/** How a picture lies in a window onto it, in percent of the window's width and height. */
export interface Crop {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** As near to the middle as it goes without the picture's edge coming into the window. */
const shift = (share: number, size: number): number => Math.min(0, Math.max(100 - size, 50 - share * size));

/**
 * Lays a picture in a smaller window so that one place of it is in the middle.
 * @param at the place, as shares of the picture's width and height
 * @param zoom how many windows wide the picture is
 * @param ratio width by height, of the picture and of the window
 */
export function cropAround(
  at: { x: number; y: number },
  zoom: number,
  ratio: { picture: number; window: number },
): Crop {
  const width = zoom * 100;
  const height = width * (ratio.window / ratio.picture);
  return { width, left: shift(at.x, width), top: shift(at.y, height) };
}
