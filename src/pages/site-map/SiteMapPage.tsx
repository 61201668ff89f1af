import { Link } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import page from '../../content/pages/site-map.yaml';
import { postSummaries } from '../../content/post-summaries';
import { departureTime, shortDays } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { OfflineNote } from '../../parts/outside/OfflineNote';
import { pageName, siteMapPages } from '../../shared/site-pages';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { Department, Line } from './Department';
import { Stories } from './Stories';
import styles from './site-map-page.module.css';

/** All pages of the site, laid out as a departure board. */
export function SiteMapPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
      </header>
      <div className={styles.frame}>
        <div className={styles.night}>
          <div data-stock="night" className={styles.board}>
            <MainPages />
            <div className={styles.column}>
              <Tours />
              <Outside />
            </div>
            <Stories posts={postSummaries} />
          </div>
        </div>
      </div>
    </div>
  );
}

function MainPages() {
  return (
    <Department id="main-pages" title="Main pages">
      <ul>
        {siteMapPages().map(({ to, name }) => (
          <Line key={to} note={to === '/sitemap' ? 'you are here' : to}>
            <Link to={to} activeOptions={{ exact: true }}>
              {name}
            </Link>
          </Line>
        ))}
      </ul>
    </Department>
  );
}

/** The tours with their times, as at a station, and the pages on which a visitor walks them alone. */
function Tours() {
  return (
    <Department id="walks" title="Walks">
      <ul>
        {tourSummaries.map(({ slug, title, schedule }) => (
          <Line key={slug} note={`${shortDays(schedule)} ${departureTime(schedule)}`}>
            <Link to="/tours/$slug" params={{ slug }}>
              {title}
            </Link>
          </Line>
        ))}
        <Line note="by request">
          <Link to="/tours/private-tours">{pageName('/tours/private-tours')}</Link>
        </Line>
        {company.walkMode === 'on' &&
          tourSummaries.map(({ slug, title }) => (
            <Line key={slug} note="on your phone">
              <Link to="/tours/$slug/walk" params={{ slug }}>
                {title}: walk it yourself
              </Link>
            </Line>
          ))}
      </ul>
    </Department>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" size={16} />
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}

/** Links to other sites; each opens in a new tab. */
function Outside() {
  return (
    <Department id="outside" title="Outside">
      <ul>
        <Line note="new tab">
          <GiftCardLink />
        </Line>
        <Line note="new tab">
          <Elsewhere href={company.petitionForm}>Petition form</Elsewhere>
        </Line>
        <Line note="new tab">
          <Elsewhere href={company.pressKitFolder}>Press folder</Elsewhere>
        </Line>
      </ul>
      <OfflineNote>These are on other sites, so they open when you have a connection.</OfflineNote>
    </Department>
  );
}
