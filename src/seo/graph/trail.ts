import { crumbsOf, postCrumbs, type Crumb } from '../../content/crumbs';
import { absolute } from '../head';

const addressOf = ({ path, search }: Crumb): string =>
  absolute(search === undefined ? path : `${path}?${new URLSearchParams(search).toString()}`);

/** The way to a page, as the visible breadcrumb shows it. */
const trailNode = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: addressOf(crumb),
  })),
});

/** Of a page whose breadcrumb follows from its address. */
export const trailTo = (path: string): object => trailNode(crumbsOf(path));

/** Of a post of the blog. */
export const trailToPost = (post: Parameters<typeof postCrumbs>[0]): object => trailNode(postCrumbs(post));
