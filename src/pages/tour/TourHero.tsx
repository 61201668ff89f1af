import type { Tour } from '../../content/schemas';
import { ResumeSlot } from '../../parts/walk-entry/ResumeSlot';
import { WalkEntry } from '../../parts/walk-entry/WalkEntry';
import { Badge } from '../../ui/blocks/Badge';
import { ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import styles from './tour-hero.module.css';

/** The first screen of a tour; its button leads to the calendar further down: docs/requirements.md#tour-page */
export function TourHero({ tour }: { tour: Tour }) {
  return (
    <div className={`page-width ${styles.hero}`}>
      <div>
        <PageTitle className={styles.title}>{tour.title}</PageTitle>
        <p className={styles.standfirst}>{tour.standfirst}</p>
        <div className={styles.actions} data-reserve-first data-booking="">
          <ResumeSlot slug={tour.slug} />
          <ButtonAnchor href="#book-now" look="primary" size="large" icon="calendar" wide>
            Reserve Your Spot
          </ButtonAnchor>
          <WalkEntry slug={tour.slug} />
          <a href="#route" className={styles.read}>
            <Icon name="map" />
            <span>Read the route</span>
          </a>
        </div>
      </div>
      <div className={styles.print}>
        <Print picture={tour.picture} ratio="4 / 3" lifted bleed first sizes="(min-width: 1024px) 560px, 100vw" />
        {tour.featured ? <Badge>Most Popular</Badge> : null}
      </div>
    </div>
  );
}
