import { crumbsOf } from '../../content/crumbs';
import { absolute } from '../head';

interface Step {
  readonly label: string;
  readonly path: string;
}

/** The way to a page, as the visible breadcrumb shows it. */
export const trailNode = (steps: readonly Step[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
});

/** The same of a page whose breadcrumb follows from its address. */
export const trailTo = (path: string): object => trailNode(crumbsOf(path));
