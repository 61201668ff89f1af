// Apart from the other heads, which the home page does not pay for.
import type { HomeTop } from '../content/page-schemas';
import { companyNode, siteNode } from './graph/company';
import { pageHead, type Head } from './head';

/** `/`: the company itself, and the site. */
export const homeHead = ({ meta }: HomeTop): Head =>
  pageHead(meta, '/', import.meta.env.SSR ? [companyNode(), siteNode()] : []);
