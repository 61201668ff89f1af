import { Link } from '@tanstack/react-router';
import { walkedWords } from '../../content/format';
import { Icon } from '../../ui/Icon';
import { useWalk, type Walk } from './use-walk';
import { inWordsFirst, metersTo } from './walk-words';
import styles from './walk-page.module.css';

function lineOf({ tour: { stops }, screen, punched }: Walk): string {
  const count = stops.length;
  if (screen.kind === 'way') {
    const walked = screen.stop < 3 ? '' : `, ${walkedWords(metersTo(stops, screen.stop - 1))}`;
    return `On the way to stop ${screen.stop}${walked}`;
  }
  if (screen.kind === 'stop') {
    if (!punched.has(screen.stop)) return `Reading ahead: stop ${screen.stop} of ${count}`;
    const walked = screen.stop < 2 ? '' : `, ${walkedWords(metersTo(stops, screen.stop))}`;
    return `Stop ${screen.stop} of ${count}${walked}`;
  }
  return screen.kind === 'end' ? `Stop ${count} of ${count}` : `${inWordsFirst(count)} stops`;
}

/** Which walk it is, and where one is in it. Scrolls away. */
export function Head({ onSheet }: { onSheet: () => void }) {
  const walk = useWalk();
  return (
    <div className={styles.head}>
      <Link to="/tours/$slug" params={{ slug: walk.tour.slug }} className={styles.close} aria-label="Close the walk">
        <Icon name="close" size={24} />
      </Link>
      <div className={styles.whose}>
        <p className={styles.name}>{walk.tour.title}</p>
        <p className={styles.line}>{lineOf(walk)}</p>
      </div>
      <button
        type="button"
        className={styles.aa}
        aria-label="Text, voice, screen"
        aria-haspopup="dialog"
        onClick={onSheet}
      >
        <span aria-hidden="true">
          <small>A</small>A
        </span>
      </button>
    </div>
  );
}
