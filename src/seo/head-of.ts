import type { Head } from './head';

type Heads = typeof import('./pages');

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
  <Name extends keyof Heads>(name: Name) =>
  async ({ loaderData, match }: RouteMatch<Parameters<Heads[Name]>[0]>): Promise<Partial<Head>> => {
    if (loaderData === undefined) return {};
    const heads = await import('./pages');
    const head = heads[name] as (content: typeof loaderData, path: string) => Head | Promise<Head>;
    return head(loaderData, match.fullPath.replace(/\/$/, ''));
  };
