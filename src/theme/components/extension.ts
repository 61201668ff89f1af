/**
 * What a Mantine component's `extend` takes. A group of the theme is typed by it without importing the component: an
 * import would load every component of the group on every page.
 */
export type Extension<Component extends { extend: (input: never) => unknown }> = Parameters<Component['extend']>[0];
