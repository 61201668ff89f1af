import { Link, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { crumbsOf, postCrumbs } from '../../content/crumbs';
import { tourSummaries } from '../../content/tour-summaries';
import styles from './breadcrumbs.module.css';

/** The way back up, on every page but the home page. A wrong address may name what is no page: that is no link. */
export function Breadcrumbs() {
  // Of the page that is shown, not of the one that is being fetched; an unknown address has no match of its own.
  const pathname = useRouterState({
    select: ({ matches, location }) => (matches.length > 1 ? matches.at(-1) : location)?.pathname ?? '/',
  });
  const { routesByPath } = useRouter();
  const isPage = (path: string) =>
    [path, `${path}/`].some((one) => Object.hasOwn(routesByPath, one)) ||
    tourSummaries.some(({ slug }) => path === `/tours/${slug}`);
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
