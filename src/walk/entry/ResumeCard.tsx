import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { walkOutlines } from '../../content/walk-outlines';
import { Button } from '../../ui/Button';
import { hideCard, isCardHidden, nextStop, type CardPage } from '../progress/progress';
import { progressStoreOf } from '../progress/progress-store';
import { diesOf, PunchRow } from '../punch-card/PunchRow';
import { byResumption, resumeText } from './resume-text';
import styles from './resume-card.module.css';

/**
 * The walk to resume: the one with this slug, or without a slug the first in the order of `byResumption`. A whole card
 * is not resumed.
 */
function useStarted(slug: string | undefined, page: CardPage, now: number) {
  const stores = useMemo(
    () =>
      walkOutlines
        .filter((walk) => slug === undefined || walk.slug === slug)
        .map((walk) => ({ walk, store: progressStoreOf(walk.slug, walk.stops.length) })),
    [slug],
  );
  const [first] = stores
    .flatMap(({ walk, store }) => {
      const progress = store.getSnapshot();
      if (progress === undefined) return [];
      const text = resumeText(walk, progress, now, page);
      return text === undefined ? [] : [{ walk, store, progress, text }];
    })
    .toSorted((one, other) => byResumption(one.progress, other.progress));
  return first;
}

/** "You stopped at 4 of 9. Continue": the home page shows the last walk, and a tour's page its own. */
export function ResumeCard({ slug }: { slug?: string | undefined }) {
  const page: CardPage = slug === undefined ? 'home' : 'tour';
  const [now] = useState(() => Date.now());
  const started = useStarted(slug, page, now);
  const [isHidden, setHidden] = useState(false);
  if (!started || isHidden || isCardHidden(started.progress, page)) return null;
  const { walk, store, progress, text } = started;
  const hash = progress.at.slice(1);
  const notNow = (): void => {
    // The button vanishes with the card, so move the focus first.
    focusHeading();
    store.change((stored) => hideCard(stored, page));
    setHidden(true);
  };
  return (
    <aside aria-labelledby="resume-walk" className={styles.place} data-resume-card={page}>
      <div className={styles.card}>
        <PunchRow
          dies={diesOf(walk.stops.length, new Set(progress.punched.map(({ stop }) => stop)))}
          here={nextStop(progress, walk.stops.length)}
          className={styles.row}
        />
        <div className={styles.inside}>
          <h2 id="resume-walk">{text.title}</h2>
          <p>{text.words}</p>
          <div className={styles.ways}>
            <Link
              to="/tours/$slug/walk"
              params={{ slug: walk.slug }}
              {...(hash === '' ? {} : { hash })}
              className={styles.goOn}
            >
              Continue
            </Link>
            <Button variant="quiet" onClick={notNow}>
              Not now
            </Button>
          </div>
        </div>
      </div>
    </aside>
  );
}
