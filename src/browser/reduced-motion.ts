/** Whether the visitor has asked the system for less motion; to be read at the moment when something is about to move. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How the page scrolls by itself: smoothly, unless the visitor wants less motion. */
export const scrollBehavior = (): 'auto' | 'smooth' => (wantsLessMotion() ? 'auto' : 'smooth');
