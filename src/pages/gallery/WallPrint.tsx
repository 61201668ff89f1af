import type { Picture as PictureRecord } from '../../pictures/picture';
import { fallbackFor } from '../../pictures/selection';
import { Picture } from '../../ui/Picture';
import { useHydrated } from '@tanstack/react-router';
import { captionWords, wordsAfterName } from './caption-words';
import styles from './print-wall.module.css';

interface WallPrintProps {
  readonly picture: PictureRecord;
  /** "3 / 40" */
  readonly place: string;
  readonly name: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Two columns on a phone, three from 768 px, as the style sheet has it. */
const SIZES = '(min-width: 1280px) 373px, (min-width: 768px) 30vw, 48vw';

/** One print in its frame, with its caption and its number. */
export function WallPrint({ picture, place, name, onOpen }: WallPrintProps) {
  const { id, caption, width, height } = picture;
  const hydrated = useHydrated();
  return (
    <li>
      <figure className={styles.print}>
        <button
          id={id}
          type="button"
          className={styles.frame}
          aria-haspopup="dialog"
          disabled={!hydrated}
          // Said aloud: a jump to its address would take it out of the order of Tab.
          tabIndex={0}
          onClick={() => onOpen(id)}
        >
          {/* One shape for a whole wall, so that its rows hold: portraits stand, all else lies. */}
          <Picture
            picture={picture}
            ratio={height > width ? '4 / 5' : '4 / 3'}
            standIn={fallbackFor(id)}
            sizes={SIZES}
          />
        </button>
        <figcaption className={styles.caption}>
          {name === undefined ? (
            <span>{captionWords(caption)}</span>
          ) : (
            <span>
              <strong className={styles.name}>{name}</strong>
              <span>{wordsAfterName(caption, name)}</span>
            </span>
          )}
          <span className={styles.place}>{place}</span>
        </figcaption>
      </figure>
    </li>
  );
}
