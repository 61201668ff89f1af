// This head is a separate module, so that the home page does not load the other heads.
import type { HomeTop } from '../content/page-schemas';
import { companyNode, siteNode } from './graph/company';
import { pageHead, type Head } from './head';

/** The head of `/`: the company itself and the site. */
export const homeHead = ({ meta }: HomeTop): Head =>
  pageHead(meta, '/', import.meta.env.SSR ? [companyNode(), siteNode()] : []);
