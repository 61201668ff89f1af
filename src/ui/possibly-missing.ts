/**
 * Marks the data of a route's loader as possibly missing. If the loader finds nothing, the router shows "not found";
 * but the router may render the page again before it runs the loader again (a link to a place in
 * the page changes the address), and then the data is undefined. The page must render nothing in that case.
 */
export const possiblyMissing = <Loaded>(loaded: Loaded): Loaded | undefined => loaded;
