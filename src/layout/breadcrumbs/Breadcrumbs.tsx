import { isNotFound, Link, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { crumbsOf, postCrumbs } from '../../content/crumbs';
import { tourAt } from '../../content/tour-summaries';
import styles from './breadcrumbs.module.css';

/**
 * The path to the current page, on every page except the home page. A segment of an address that is
 * not a page is shown without a link.
 */
export function Breadcrumbs() {
  // Use the page that is shown, not the one that is being fetched. An unknown address matches no route; for a known
  // address without a page, only the root route has the path.
  const pathname = useRouterState({
    select: ({ matches }) =>
      matches.length > 1 && !isNotFound(matches[0]?.error) ? matches.at(-1)?.pathname : undefined,
  });
  const { routesByPath } = useRouter();
  const isPage = (path: string) =>
    [path, `${path}/`].some((one) => Object.hasOwn(routesByPath, one)) || tourAt(path) !== undefined;
  const post = useMatch({ from: '/blog/$id', shouldThrow: false, select: (match) => match.loaderData });
  const crumbs = post ? postCrumbs(post) : crumbsOf(pathname);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={`page-width ${styles.breadcrumbs}`}>
      <ol className={styles.way}>
        {crumbs.map(({ label, path, search = {} }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={`${index}/${label}`} className={styles.step}>
              {!isLast && isPage(path) ? (
                <Link to={path} search={search}>
                  {label}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
