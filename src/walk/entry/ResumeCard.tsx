import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { walkOutlines } from '../../content/walk-outlines';
import { Button } from '../../ui/Button';
import { hideCard, isCardHidden, nextStop, type CardPage } from '../progress/progress';
import { progressStoreOf } from '../progress/progress-store';
import { diesOf, PunchRow } from '../punch-card/PunchRow';
import { resumeText } from './resume-text';
import styles from './resume-card.module.css';

/** The walk with this slug, or without a slug the one that was changed last. */
function useStarted(slug: string | undefined) {
  const stores = useMemo(
    () =>
      walkOutlines
        .filter((walk) => slug === undefined || walk.slug === slug)
        .map((walk) => ({ walk, store: progressStoreOf(walk.slug, walk.stops.length) })),
    [slug],
  );
  const [latest] = stores
    .flatMap(({ walk, store }) => {
      const progress = store.getSnapshot();
      return progress === undefined ? [] : [{ walk, store, progress }];
    })
    .toSorted((one, other) => other.progress.changedAt - one.progress.changedAt);
  return latest;
}

/** "You stopped at 4 of 9. Continue": the home page shows the last walk, and a tour's page its own. */
export function ResumeCard({ slug }: { slug?: string | undefined }) {
  const started = useStarted(slug);
  const [isHidden, setHidden] = useState(false);
  const [now] = useState(() => Date.now());
  if (!started || isHidden) return null;
  const { walk, store, progress } = started;
  const page: CardPage = slug === undefined ? 'home' : 'tour';
  const text = resumeText(walk, progress, now, page);
  if (text === undefined || isCardHidden(progress, page)) return null;
  const hash = progress.at.slice(1);
  const notNow = (): void => {
    // The button vanishes with the card, so move the focus first.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
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
