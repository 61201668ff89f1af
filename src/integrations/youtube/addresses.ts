// The only file that knows YouTube. Pure: nothing is requested before a visitor presses Play.

/**
 * The host that sets no cookie before the video plays; the content security policy of a page with a
 * video names it.
 */
export const FRAME_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * Returns the address of the player, which starts playing at once because it is only loaded after a
 * press.
 */
export const videoFrame = (id: string): string =>
  `${FRAME_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&playsinline=1&rel=0`;

/** Returns the video's own page, for a browser without scripts. */
export const videoPage = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
