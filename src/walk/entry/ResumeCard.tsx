import { useMemo } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { deriveStore, useStore } from '../../browser/store';
import { useMinute } from '../../browser/use-now';
import { walkOutlines } from '../../content/walk-outlines';
import { Button, ButtonLink } from '../../ui/Button';
import { Paper } from '../../ui/Paper';
import { hideCard, isCardHidden, nextStop, type CardPage } from '../progress/progress';
import { progressStoreOf } from '../progress/progress-store';
import { diesOf } from '../punch-card/die-states';
import { PunchRow } from '../punch-card/PunchRow';
import { byResumption, resumeText } from './resume-text';
import styles from './resume-card.module.css';

/**
 * The walk to resume: the one with this slug, or without a slug the first in the order of `byResumption`. A whole card
 * is not resumed.
 */
function useStarted(slug: string | undefined, page: CardPage) {
  const { walks, all } = useMemo(() => {
    const shown = walkOutlines.filter((walk) => slug === undefined || walk.slug === slug);
    const stores = shown.map((walk) => progressStoreOf(walk.slug, walk.stops.length));
    return {
      walks: shown.map((walk, index) => ({ walk, store: stores[index] })),
      all: deriveStore(stores, (...progress) => progress),
    };
  }, [slug]);
  const progressOf = useStore(all);
  const now = useMinute();
  const [first] = walks
    .flatMap(({ walk, store }, index) => {
      const progress = progressOf[index];
      if (progress === undefined || store === undefined || now === undefined) return [];
      const text = resumeText(walk, progress, now, page);
      return text === undefined ? [] : [{ walk, store, progress, text }];
    })
    .toSorted((one, other) => byResumption(one.progress, other.progress));
  return first;
}

/** "You stopped at 4 of 9. Continue": the home page shows the last walk, and a tour's page its own. */
export function ResumeCard({ slug }: { slug?: string | undefined }) {
  const page: CardPage = slug === undefined ? 'home' : 'tour';
  const started = useStarted(slug, page);
  if (!started || isCardHidden(started.progress, page)) return null;
  const { walk, store, progress, text } = started;
  const hash = progress.at.slice(1);
  const notNow = (): void => {
    // The button vanishes with the card, so move the focus first.
    focusHeading();
    store.change((stored) => hideCard(stored, page));
  };
  return (
    <aside aria-labelledby="resume-walk" className={styles.place} data-resume-card={page}>
      <Paper raised className={styles.card}>
        <PunchRow
          dies={diesOf(walk.stops.length, new Set(progress.punched.map(({ stop }) => stop)))}
          here={nextStop(progress, walk.stops.length)}
          className={styles.row}
        />
        <div className={styles.inside}>
          <h2 id="resume-walk">{text.title}</h2>
          <p>{text.words}</p>
          <div className={styles.ways}>
            <ButtonLink
              to="/tours/$slug/walk"
              params={{ slug: walk.slug }}
              {...(hash === '' ? {} : { hash })}
              variant="primary"
              className={styles.goOn}
            >
              Continue
            </ButtonLink>
            <Button variant="quiet" onClick={notNow}>
              Not now
            </Button>
          </div>
        </div>
      </Paper>
    </aside>
  );
}
