import type { Head } from './head';

type Heads = typeof import('./pages');

/**
 * Makes a route's `head`: calls the named function of seo/pages.ts with what the route has loaded.
 * All routes share one import(), because each separate one would be part of the script of every
 * page.
 */
export const headOf =
  <Name extends keyof Heads>(name: Name) =>
  async ({ loaderData }: { readonly loaderData?: Parameters<Heads[Name]>[0] | undefined }): Promise<Partial<Head>> => {
    if (loaderData === undefined) return {};
    const heads = await import('./pages');
    return (heads[name] as (content: typeof loaderData) => Head | Promise<Head>)(loaderData);
  };
