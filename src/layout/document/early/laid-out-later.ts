/** Selects the sections that are laid out after the first frame; src/theme/base.css has the same list. */
export const LAID_OUT_LATER = '[data-near] > section + section, [data-near] + [data-near] > section, .laid-out-later';
