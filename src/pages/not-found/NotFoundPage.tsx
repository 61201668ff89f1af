import { Link, useHydrated, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import page from '../../content/pages/not-found.yaml';
import { lostCat } from '../../pictures/prints/lost-cat';
import { pageName } from '../../shared/site-pages';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { suggestionFor } from './suggestion';
import styles from './not-found-page.module.css';

function Suggested({ pathname }: { pathname: string }) {
  const suggestion = suggestionFor(pathname);
  if (!suggestion) return null;
  return (
    <Link to={suggestion.path} className={styles.suggestion}>
      <span>
        <span className={styles.question}>Were you looking for </span>
        <span className={styles.name}>{`${suggestion.name}?`}</span>
      </span>
      <Icon name="arrow" size={24} />
    </Link>
  );
}

/** Links that look like the tear-off strips of a handbill, with one strip missing. */
function Strips() {
  return (
    <nav aria-label="Ways back" className={styles.strips}>
      <Link to="/">{pageName('/')}</Link>
      <Link to="/tours">{pageName('/tours')}</Link>
      <Link to="/blog">{pageName('/blog')}</Link>
      <span className={styles.torn} aria-hidden="true" />
      <Link to="/sitemap">{pageName('/sitemap')}</Link>
    </nav>
  );
}

/** The not-found page, as a handbill. One HTML serves every wrong address, so the address appears after hydration. */
export function NotFoundPage() {
  const hydrated = useHydrated();
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const { heading, standfirst } = page;
  const [lost = '', what = ''] = heading.split(': ');
  useEffect(() => console.warn(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <div className={styles.wall}>
      <article className={styles.bill}>
        <div className={styles.sheet}>
          <div className={styles.slug}>
            <span>Not found</span>
            <span>404</span>
          </div>
          <PageTitle className={styles.heading}>
            <span className={styles.lost}>{lost}</span>
            <span className="visually-hidden">: </span>
            <span className={styles.what}>{what}</span>
          </PageTitle>
          <div className={styles.columns}>
            <div className={styles.picture}>
              <Print picture={lostCat} ratio="4 / 5" sizes="210px" first />
            </div>
            <div>
              <dl className={styles.facts}>
                <div>
                  <dt>Last address</dt>
                  <dd key={String(hydrated)}>{hydrated ? pathname : '\u00a0'}</dd>
                </div>
                <div>
                  <dt>Answers to</dt>
                  <dd>nothing at present</dd>
                </div>
              </dl>
              <p className={styles.story}>{standfirst}</p>
            </div>
          </div>
          <div className={styles.hint}>{hydrated ? <Suggested pathname={pathname} /> : null}</div>
        </div>
        <Strips />
      </article>
    </div>
  );
}
