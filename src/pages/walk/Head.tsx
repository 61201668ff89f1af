import { Link } from '@tanstack/react-router';
import { walkedWords } from '../../content/format';
import { Icon } from '../../ui/Icon';
import { useWalk, type Walk } from './use-walk';
import { inWordsFirst, metersTo } from './walk-words';
import styles from './walk-page.module.css';

function lineOf({ tour: { stops }, screen, punched, justPunched }: Walk): string {
  const count = stops.length;
  const there = screen.kind === 'way' ? justPunched : screen.kind === 'stop' ? screen.stop : undefined;
  if (screen.kind === 'way' && there === undefined) {
    const walked = screen.stop < 3 ? '' : `, ${walkedWords(metersTo(stops, screen.stop - 1))}`;
    return `On the way to stop ${screen.stop}${walked}`;
  }
  if (there !== undefined) {
    if (!punched.has(there)) return `Reading ahead: stop ${there} of ${count}`;
    const walked = there < 2 ? '' : `, ${walkedWords(metersTo(stops, there))}`;
    return `Stop ${there} of ${count}${walked}`;
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
