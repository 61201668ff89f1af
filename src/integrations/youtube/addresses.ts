// The one file that knows YouTube. Pure: nothing is asked for before a visitor presses Play.

/** The host that sets no cookie before the video plays; the content security policy names it where a page does. */
export const FRAME_ORIGIN = 'https://www.youtube-nocookie.com';

/** The player, which begins at once: it is only loaded when somebody has pressed. */
export const videoFrame = (id: string): string =>
  `${FRAME_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&playsinline=1&rel=0`;

/** The video on its own page, for a browser without scripts. */
export const videoPage = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
