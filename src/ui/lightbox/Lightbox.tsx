import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { pinchZoom } from '../../browser/pinch-zoom';
import { useStore } from '../../browser/store';
import { captionText } from '../../pictures/caption-text';
import type { Picture as PictureRecord } from '../../pictures/picture';
import { fallbackFor, withoutDuplicates } from '../../pictures/selection';
import { stepAround } from '../carousel/step-around';
import { classes } from '../classes';
import { CloseButton } from '../CloseButton';
import { Dialog } from '../dialog/Dialog';
import { IconButton } from '../IconButton';
import { Picture } from '../Picture';
import { swipeBetween, type Point } from '../swipe';
import styles from './lightbox.module.css';

interface LightboxProps {
  readonly pictures: readonly PictureRecord[];
  /** The id of the picture that was pressed. */
  readonly first: string;
  readonly onClose: () => void;
  /** The accessible name, needed if a page has several walls of pictures. */
  readonly label?: string;
  /** Called with the id of a picture that has been shown for 300 ms. */
  readonly onRest?: (id: string) => void;
}

const SIZES = '(min-width: 768px) 80vw, 100vw';
/** Browsers refuse more than a few changes of the address per second, and arrow keys repeat, so wait this long. */
const REST_MS = 300;

/** The style sheet fits a picture into the window by its ratio of width to height. */
const withRatio = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties;

/** Returns handlers that call `step` after a swipe: 1 for a swipe to the left, -1 for a swipe to the right. */
function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<Point | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      // Ignore the mouse, because dragging it ends in a click, which closes the lightbox. Ignore a second finger,
      // because two fingers zoom.
      const isIgnored = pointerType === 'mouse' || !isPrimary || pinchZoom.getSnapshot();
      from.current = isIgnored ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (from.current === null) return;
      // The picture does not scroll, so a thumb may draw an arc.
      const by = swipeBetween(from.current, { x: clientX, y: clientY }, 1);
      from.current = null;
      if (by !== undefined) step(by);
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}

/**
 * Shows one large picture at a time over the page, in an endless loop, turned by buttons, arrow keys and swipes.
 * Escape, the Close button and a click on the backdrop close the lightbox. The browser then moves the focus back, also
 * if the lightbox is unmounted while open (Back). Load this module when a picture is pressed.
 */
export function Lightbox({ pictures, first, onClose, label = 'Pictures', onRest }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [all] = useState(() => withoutDuplicates(pictures));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ id }) => id === first),
    ),
  );
  const [turned, setTurned] = useState(false);
  const step = (by: 1 | -1): void => {
    setTurned(true);
    setAt((before) => stepAround(before, by, all.length));
  };
  const id = useId();
  const swipe = useSwipe(step);
  const zoomed = useStore(pinchZoom);
  const shown = all[at]?.id;
  const rest = useEffectEvent((id: string) => onRest?.(id));
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => rest(shown), REST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const turnByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    // An arrow key that is pressed together with one of these keys is a command of the browser, such as Back.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const picture = all[at];
  if (!picture) return null;
  return (
    <Dialog
      ref={dialog}
      label={label}
      aria-describedby={`${id}-title ${id}-seen`}
      variant="full"
      className={classes(styles.lightbox, zoomed && styles.zoomed)}
      onClose={onClose}
      onKeyDown={turnByKey}
      {...swipe}
    >
      <p className={styles.count} aria-live="polite">
        <span key={at}>{`${at + 1} / ${all.length}`}</span>
        {/* The dialog is described by the picture with which it opens, so only the later ones are announced here. */}
        {turned ? (
          <span key={picture.id} className="visually-hidden">
            {`${picture.caption} ${picture.alt}`}
          </span>
        ) : null}
      </p>
      <CloseButton
        framed
        label="Close"
        size={56}
        className={classes(styles.button, styles.close)}
        onClick={() => dialog.current?.close()}
      />
      <IconButton
        label="Previous picture"
        icon="arrow"
        size={56}
        className={classes(styles.button, styles.back)}
        onClick={() => step(-1)}
      />
      <figure key={picture.id} className={styles.sheet} style={withRatio(picture.width / picture.height)}>
        <div id={`${id}-seen`}>
          <Picture picture={picture} first substitute={fallbackFor(picture.id)} sizes={SIZES} />
        </div>
        <figcaption>
          <strong id={`${id}-title`} className={styles.title}>
            {captionText(picture.caption)}
          </strong>
          <span>Illustration</span>
          <span className={styles.plate}>{`Plate ${at + 1}`}</span>
        </figcaption>
      </figure>
      <IconButton
        label="Next picture"
        icon="arrow"
        size={56}
        className={classes(styles.button, styles.next)}
        onClick={() => step(1)}
      />
    </Dialog>
  );
}
