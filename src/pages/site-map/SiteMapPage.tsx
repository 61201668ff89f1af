import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import company from '../../content/company.yaml';
import { formatDate } from '../../content/dates';
import type { PostSummary } from '../../content/page-schemas';
import page from '../../content/pages/site-map.yaml';
import { postSummaries } from '../../content/post-summaries';
import { departureTime, shortDays } from '../../content/schedule';
import { tourSummaries } from '../../content/tour-summaries';
import { GiftCardLink } from '../../parts/booking/GiftCardLink';
import { pageName, siteMapPages } from '../../shared/site-pages';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import departmentStyles from './department.module.css';
import styles from './site-map-page.module.css';
import storyStyles from './stories.module.css';

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

/** The tours with their times, as at a station. */
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
      </ul>
    </Department>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" size={16} />
      <span className="visually-hidden">(opens in a new window)</span>
    </a>
  );
}

/** Links to other sites; each opens in a new window. */
function Outside() {
  return (
    <Department id="outside" title="Outside">
      <ul>
        <Line note="new tab">
          <GiftCardLink />
        </Line>
        <Line note="new window">
          <Elsewhere href={company.petitionForm}>Petition form</Elsewhere>
        </Line>
        <Line note="new window">
          <Elsewhere href={company.pressKitFolder}>Press folder</Elsewhere>
        </Line>
      </ul>
    </Department>
  );
}

/** One section of the board. */
function Department({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={departmentStyles.department}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** One line: a link, dots, and a note at the right. */
function Line({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <li className={departmentStyles.line}>
      {children}
      <span className={departmentStyles.dots} aria-hidden="true" />
      <span className={departmentStyles.note}>{note}</span>
    </li>
  );
}

type ListedPost = Pick<PostSummary, 'id' | 'title' | 'date' | 'category'>;

function Story({ post: { id, title, date } }: { post: ListedPost }) {
  return (
    <li className={storyStyles.story}>
      <PageLink to="/blog/$id" params={{ id }}>
        <span className={storyStyles.title}>{title}</span>
        <time dateTime={date}>{formatDate(date)}</time>
      </PageLink>
    </li>
  );
}

/** The posts by category, the newest first: docs/requirements.md#site-map */
export function Stories({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <Department id="stories" title="Stories">
      {posts.length === 0 ? <p>No blog posts available</p> : null}
      {byCategory(posts).map(([category, ofCategory]) => (
        <div key={category} className={storyStyles.category}>
          <h3>{category}</h3>
          <ul>
            {ofCategory.map((post) => (
              <Story key={post.id} post={post} />
            ))}
          </ul>
        </div>
      ))}
    </Department>
  );
}

/** Groups posts by category; categories and posts keep their order. */
export function byCategory<Post extends { readonly category: string }>(
  posts: readonly Post[],
): readonly (readonly [category: string, posts: readonly Post[]])[] {
  const categories = [...new Set(posts.map(({ category }) => category))];
  return categories.map((category) => [category, posts.filter((post) => post.category === category)]);
}
