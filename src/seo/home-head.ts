// Apart from the other heads, which the home page does not pay for.
import { rendersHtml } from '../config/env';
import type { HomeTop } from '../content/page-schemas';
import { pageHead, type Head } from './head';

/** In the built HTML alone; asked for in this way, its code is not in the script that every page loads. */
async function graph(): Promise<readonly object[]> {
  if (!rendersHtml) return [];
  const { companyNode, siteNode } = await import('./graph/company');
  return [companyNode(), siteNode()];
}

/** `/`: the company itself, and the site. */
export const homeHead = async ({ meta }: HomeTop): Promise<Head> => pageHead(meta, '/', await graph());
