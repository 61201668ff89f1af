/** Returns whether the visitor has asked the system for less motion. Call it right before something moves. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns how a script scrolls the page: smoothly, unless the visitor wants less motion. */
export const scrollBehavior = (): 'auto' | 'smooth' => (wantsLessMotion() ? 'auto' : 'smooth');
