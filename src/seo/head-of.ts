import type { Head } from './head';

type HeadFunctions = typeof import('./pages');

/** The content that each function needs. */
type HeadContent = { readonly [Name in keyof HeadFunctions]: Parameters<HeadFunctions[Name]>[0] };

type Heads = {
  readonly [Name in keyof HeadContent]: (content: HeadContent[Name], path: string) => Head | Promise<Head>;
};

interface RouteMatch<Content> {
  readonly loaderData?: Content | undefined;
  /** `fullPath` is the address of the route; that of an index route ends with a slash, that of its page does not. */
  readonly match: { readonly fullPath: string };
}

/**
 * Makes a route's `head`: calls the named function of seo/pages.ts with what the route has loaded
 * and with its address. All routes share one import(), because each separate one would be part of
 * the script of every page.
 */
export const headOf =
  <Name extends keyof HeadContent>(name: Name) =>
  async ({ loaderData, match }: RouteMatch<HeadContent[Name]>): Promise<Partial<Head>> => {
    if (loaderData === undefined) return {};
    const heads: Heads = await import('./pages');
    return heads[name](loaderData, match.fullPath.replace(/\/$/, ''));
  };
