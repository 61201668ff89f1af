import { lazy, type ComponentType } from 'react';

/**
 * A part that the page can do without: loaded when it is first drawn, and nothing where it does not
 * come (a first visit cut off). The failure is caught outside of the import's own chain: the bundler
 * takes `import().then(one, other)` into one call, and a style sheet that does not come would then
 * be thrown past `other`, and take what stands around the part with it.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
