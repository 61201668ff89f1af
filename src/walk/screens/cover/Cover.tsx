import { Link, useHydrated } from '@tanstack/react-router';
import { hoursOfWalks } from '../../../content/figures-of-walks';
import { Eyebrow } from '../../../ui/Eyebrow';
import { Icon } from '../../../ui/Icon';
import { PageTitle } from '../../../ui/PageTitle';
import { AnotherPhone } from '../AnotherPhone';
import { Card } from '../card/Card';
import { Settings } from '../settings/Settings';
import { useWalk } from '../use-walk';
import { inWordsFirst, ONLY_WHILE_OPEN } from '../walk-words';
import { WalkIcon } from '../WalkIcon';
import { PackageRow, Row, StartRow } from './CoverRows';
import page from '../walk-page.module.css';
import styles from './cover.module.css';

/**
 * The card before the walk, with what to check first. The built HTML has all of it, except the settings and the button
 * for another phone.
 */
export function Cover() {
  const { tour, punched, store } = useWalk();
  const isHydrated = useHydrated();
  return (
    <div className={`page-width ${styles.cover}`}>
      <Card>
        <p className={page.good}>Good for one walk</p>
        <PageTitle className={styles.title}>{tour.title}</PageTitle>
        <p className={styles.miles}>
          <strong>{tour.miles}</strong> <span>miles</span>
        </p>
        <p className={styles.length}>{`${inWordsFirst(tour.stops.length)} stops, about ${hoursOfWalks([tour])}`}</p>
        <p className={styles.fromTo}>{`From ${tour.from} to ${tour.to}`}</p>
        {punched.size === 0 ? null : (
          <p className={styles.length}>{`${punched.size} of ${tour.stops.length} punched`}</p>
        )}
      </Card>
      <div>
        <noscript>
          <p className={styles.noScript}>
            <span>The punch card needs JavaScript, which is off in this browser. You can read all stops here: </span>
            <a href={`/tours/${tour.slug}#stop-1`}>all stops, one below the other</a>
          </p>
        </noscript>
        <section aria-labelledby="before-you-set-out">
          <Eyebrow as="h2" id="before-you-set-out">
            Before you set out
          </Eyebrow>
          <ul className={styles.rows}>
            <PackageRow />
            <Row icon={<WalkIcon name="battery" size={20} />} title="A charged phone">
              <p>Voice, map and screen use it on the whole walk.</p>
            </Row>
            <StartRow />
            {isHydrated && !store.remembers() ? (
              <Row icon={<Icon name="warning" />} title="This browser saves nothing">
                <p>{`${ONLY_WHILE_OPEN} Leave it open on the way.`}</p>
              </Row>
            ) : null}
          </ul>
        </section>
        <p className={styles.stops}>
          <Link to="/tours/$slug" params={{ slug: tour.slug }} hash="stops">
            <span>All stops on the page of this walk</span>
            <Icon name="arrow" />
          </Link>
        </p>
        {/* These two are not in the built HTML. They come last, so they move nothing. */}
        {isHydrated ? (
          <section aria-labelledby="how-you-want-it">
            <Eyebrow as="h2" id="how-you-want-it">
              Settings
            </Eyebrow>
            <Settings isShort />
          </section>
        ) : null}
        {isHydrated ? <AnotherPhone /> : null}
      </div>
    </div>
  );
}
