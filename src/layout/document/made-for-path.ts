/** The attribute on <html> that names the path the HTML was built for (tools/site/prerender.ts). */
export const PATH_ATTRIBUTE = 'data-path';

/** Whether the document was built for this path (the router's: a post's is that of its file), so that its first render will equal it. */
export function madeForThisPath(page: Document, pathname: string): boolean {
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return page.documentElement.getAttribute(PATH_ATTRIBUTE) === clean;
}
