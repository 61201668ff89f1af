import { Link, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import styles from './breadcrumbs.module.css';
import { crumbsOf } from './crumbs';
import { postCrumbs } from './post-crumbs';

/** The way back up, on every page but the home page. */
export function Breadcrumbs() {
  // Of the page that is shown, not of the one that is being fetched.
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const { routesByPath } = useRouter();
  const post = useMatch({ from: '/blog/$id', shouldThrow: false, select: (match) => match.loaderData });
  const crumbs = post
    ? postCrumbs(post)
    : crumbsOf(pathname, (path) => path in routesByPath || `${path}/` in routesByPath);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={`page-width ${styles.breadcrumbs}`}>
      <ol className={styles.way}>
        {crumbs.map((crumb, index) => (
          <li key={`${index}/${crumb.label}`} className={styles.step}>
            {crumb.path === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.path} search={crumb.search ?? {}}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
