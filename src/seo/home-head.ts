// Apart from the other heads, which the home page does not pay for.
import { rendersHtml } from '../config/env';
import type { HomeTop } from '../content/page-schemas';
import { companyNode } from './graph/company';
import { pageHead, type Head } from './head';

/** `/`: the company itself. */
export const homeHead = ({ meta }: HomeTop): Head => pageHead(meta, '/', rendersHtml ? [companyNode()] : []);
