/** Selects the sections that are laid out after the first frame; src/theme/base.css has the same list. */
export const LAID_OUT_LATER =
  '[data-deferred] > section + section, [data-deferred] + [data-deferred] > section, .laid-out-later';
