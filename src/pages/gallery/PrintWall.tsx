import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { captionText, textAfterName } from '../../pictures/caption-text';
import type { Picture as PictureRecord } from '../../pictures/picture';
import { fallbackFor, withoutDuplicates } from '../../pictures/selection';
import { PawPrints } from '../../ui/blocks/PawPrints';
import { LateLightbox, usePictureInAddress } from '../../ui/lightbox/open-pictures';
import { Picture } from '../../ui/Picture';
import styles from './print-wall.module.css';

/**
 * The longest time in milliseconds that the loading state is shown, whatever has loaded:
 * docs/requirements.md#gallery-loading-state
 */
const LONGEST_WAIT_MS = 2_000;
/** The loading state appears only after this time in milliseconds, because faster pictures need no notice. */
const WORTH_SAYING_MS = 250;

const isThere = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth > 0;

/** Returns true while a wall that is near has no loaded picture, for at most two seconds. */
function useWaitsForPictures(wall: RefObject<HTMLElement | null>): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const place = wall.current;
    const pictures = [...(place?.querySelectorAll('img') ?? [])];
    if (!place || pictures.length === 0 || pictures.some(isThere)) return undefined;
    // The pictures of a wall that is far away are not requested yet.
    const { top, bottom } = place.getBoundingClientRect();
    if (top > innerHeight * 2 || bottom < -innerHeight) return undefined;
    const beginning = setTimeout(() => setWaiting(true), WORTH_SAYING_MS);
    const end = (): void => {
      clearTimeout(beginning);
      setWaiting(false);
    };
    const ending = setTimeout(end, LONGEST_WAIT_MS);
    // The `load` event of a picture does not bubble, so listen in the capture phase.
    place.addEventListener('load', end, true);
    return () => {
      clearTimeout(beginning);
      clearTimeout(ending);
      place.removeEventListener('load', end, true);
    };
  }, [wall]);
  return waiting;
}

interface PrintWallProps {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly PictureRecord[];
  /** The names of the cats on portraits, by the id of the picture. */
  readonly names?: ReadonlyMap<string, string>;
  /** The text before the pictures. */
  readonly children?: ReactNode;
}

/** Shows framed pictures under a heading. Each opens large and then has an address of its own. */
export function PrintWall({ id, heading, pictures, names, children }: PrintWallProps) {
  const wall = useRef<HTMLUListElement>(null);
  const all = withoutDuplicates(pictures);
  const { opened, open, turn, close } = usePictureInAddress(all.map((picture) => picture.id));
  const waits = useWaitsForPictures(wall);
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <Waiting waits={waits} />
      </div>
      {children}
      {all.length === 0 ? (
        <div className={styles.none}>
          <h3>No images to display</h3>
          <p>Check back soon for more photos from our tours and community!</p>
        </div>
      ) : (
        <ul ref={wall} className={styles.wall}>
          {all.map((picture, index) => (
            <WallPrint
              key={picture.id}
              picture={picture}
              place={`${index + 1} / ${all.length}`}
              name={names?.get(picture.id)}
              onOpen={open}
            />
          ))}
        </ul>
      )}
      {opened === undefined ? null : (
        <LateLightbox pictures={all} first={opened} label={heading} onRest={turn} onClose={close} />
      )}
    </section>
  );
}

/** Shows the loading indicator and a text while no picture has loaded. */
function Waiting({ waits }: { waits: boolean }) {
  return (
    <p role="status" className={styles.waiting}>
      {waits ? (
        <span className={styles.words}>
          <PawPrints walking width={62} />
          <span>Loading pictures</span>
        </span>
      ) : null}
    </p>
  );
}

interface WallPrintProps {
  readonly picture: PictureRecord;
  /** The place of the picture, such as "3 / 40". */
  readonly place: string;
  readonly name: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The `sizes` attribute for the style sheet's two columns on a phone and three from 768 px on. */
const SIZES = '(min-width: 1280px) 373px, (min-width: 768px) 30vw, 48vw';
const WIDE_SIZES = '(min-width: 1280px) 1168px, (min-width: 768px) 90vw, 48vw';
/**
 * A picture with at least this ratio of width to height, such as a strip with lettering, keeps its shape; it takes a
 * whole row if it would begin one.
 */
const WIDE = 1.6;

/** Shows one picture in its frame, with its caption and its number. */
function WallPrint({ picture, place, name, onOpen }: WallPrintProps) {
  const { id, caption, width, height } = picture;
  const wide = width / height > WIDE;
  return (
    <li className={wide ? styles.wide : undefined}>
      <figure className={styles.print}>
        <button
          id={id}
          type="button"
          className={styles.frame}
          aria-haspopup="dialog"
          // The accessible name is the short caption; the content of the picture is the accessible description.
          aria-label={captionText(caption)}
          aria-describedby={`${id}-seen`}
          onClick={() => onOpen(id)}
        >
          {/* All pictures of a wall have one shape so that rows align: upright for portraits, else landscape. */}
          <span id={`${id}-seen`}>
            <Picture
              picture={picture}
              ratio={wide ? undefined : height > width ? '4 / 5' : '4 / 3'}
              substitute={fallbackFor(id)}
              sizes={wide ? WIDE_SIZES : SIZES}
            />
          </span>
        </button>
        <figcaption className={styles.caption}>
          {name === undefined ? (
            <span>{captionText(caption)}</span>
          ) : (
            <span>
              <strong className={styles.name}>{name}</strong>
              <span>{textAfterName(caption, name)}</span>
            </span>
          )}
          <span className={styles.place}>{place}</span>
        </figcaption>
      </figure>
    </li>
  );
}
