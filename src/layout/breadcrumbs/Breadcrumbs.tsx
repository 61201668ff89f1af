import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import styles from './breadcrumbs.module.css';
import { crumbsOf } from './crumbs';

/** The way back up, on every page but the home page. */
export function Breadcrumbs() {
  // Of the page that is shown, not of the one that is being fetched.
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const { routesByPath } = useRouter();
  const crumbs = crumbsOf(pathname, (path) => path in routesByPath || `${path}/` in routesByPath);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className={`page-width ${styles.breadcrumbs}`}>
      <ol className={styles.way}>
        {crumbs.map((crumb, index) => (
          <li key={`${index}/${crumb.label}`} className={styles.step}>
            {crumb.path === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <Link to={crumb.path}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
