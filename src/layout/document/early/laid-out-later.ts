/** Selects the sections that are laid out after the first frame: the same list stands in src/theme/base.css. */
export const LAID_OUT_LATER = '[data-near] > section + section, [data-near] + [data-near] > section, .laid-out-later';
