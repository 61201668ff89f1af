import { Link } from '@tanstack/react-router';
import { useStore } from '../../../browser/store';
import { useMinute } from '../../../browser/use-now';
import words from '../../../content/every-walk.yaml?top';
import { tourCards, type TourCard } from '../../../content/tour-cards';
import { nextDepartureText } from '../../../parts/departures/next-departures';
import { Eyebrow } from '../../../ui/Eyebrow';
import { Picture } from '../../../ui/Picture';
import { progressStoreOf } from '../../progress/progress-store';
import { useWalk } from '../use-walk';
import { inWords } from '../walk-words';
import styles from './other-walks.module.css';

/** A link to another walk, with how far its card is. */
function OtherWalk({ tour, minute }: { tour: TourCard; minute: number | undefined }) {
  const progress = useStore(progressStoreOf(tour.slug, tour.stopCount));
  const punched = progress?.punched.length ?? 0;
  const next = minute === undefined ? undefined : nextDepartureText(tour.schedule, new Date(minute));
  return (
    <li>
      <Picture picture={tour.picture} sizes="140px" ratio="4 / 3" decorative />
      <div>
        <h3>
          <Link to="/tours/$slug/walk" params={{ slug: tour.slug }}>
            {tour.title}
          </Link>
        </h3>
        <p>
          {`${tour.stopCount} stops. ${punched === 0 ? 'The card is empty.' : `${punched} of ${tour.stopCount} punched.`}`}
        </p>
        <p>
          <Link to="/tours/$slug" params={{ slug: tour.slug }} hash="book-now">
            Hear it from a guide
          </Link>
        </p>
        {next === undefined ? null : <p>{`Next: ${next}`}</p>}
      </div>
    </li>
  );
}

/** The other walks, each with its card and its next departure; nothing if there is no other. */
export function OtherWalks() {
  const { slug } = useWalk().tour;
  const minute = useMinute();
  const others = tourCards.filter((tour) => tour.slug !== slug);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-walks">
      <Eyebrow as="h2" id="other-walks">
        {others.length === 1 ? 'The other walk' : `The other ${inWords(others.length)} walks`}
      </Eyebrow>
      <p>{words.whyAGuide.end}</p>
      <ul className={styles.others}>
        {others.map((tour) => (
          <OtherWalk key={tour.slug} tour={tour} minute={minute} />
        ))}
      </ul>
    </section>
  );
}
