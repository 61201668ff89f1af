/**
 * The argument of a Mantine component's `extend`. The groups of the theme use this type and do not import the
 * components: an import would load every component of a group on every page.
 */
export type Extension<Component extends { extend: (input: never) => unknown }> = Parameters<Component['extend']>[0];
