import type { Head } from './head';

type Heads = typeof import('./pages');

/**
 * A route's `head`: the named head of seo/pages.ts, of what the route has loaded. One import() for all routes, each of
 * which would stand in the script of every page.
 */
export const headOf =
  <Name extends keyof Heads>(name: Name) =>
  async ({ loaderData }: { readonly loaderData?: Parameters<Heads[Name]>[0] | undefined }): Promise<Partial<Head>> => {
    if (loaderData === undefined) return {};
    const heads = await import('./pages');
    return (heads[name] as (content: typeof loaderData) => Head | Promise<Head>)(loaderData);
  };
