import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { captionText } from '../../pictures/caption-text';
import type { Picture as PictureRecord } from '../../pictures/picture';
import { fallbackFor, withoutDuplicates } from '../../pictures/selection';
import { stepAround } from '../carousel/step-around';
import { classes } from '../classes';
import { CloseButton } from '../CloseButton';
import { Dialog } from '../dialog/Dialog';
import { IconButton } from '../IconButton';
import { Picture } from '../Picture';
import styles from './lightbox.module.css';

interface LightboxProps {
  readonly pictures: readonly PictureRecord[];
  /** The id of the one that was pressed. */
  readonly first: string;
  readonly onClose: () => void;
  /** What the pictures are, where there are several walls of them. */
  readonly label?: string;
  /** Called with the id of the picture that has stood for a moment. */
  readonly onRest?: (id: string) => void;
}

/** Browsers refuse to write the address more than a few times a second, and arrow keys repeat. */
const REST_MS = 300;

const SHORTEST_PX = 48;

/** A finger drawn to one side calls `step`: to the left goes on, to the right goes back. */
function useSwipe(step: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      // A mouse that is drawn ends in a click, which closes; two fingers enlarge.
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (from.current === null) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(right) >= SHORTEST_PX && Math.abs(right) > Math.abs(down)) step(right < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}

/**
 * One picture after the other over the page, round and round: buttons, arrow keys, swipe. Esc, the
 * button and the ground close it, and the browser gives the focus back, also where it is taken off the
 * page while it stands open (Back). Load it when it is used.
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
  const step = (by: 1 | -1): void => setAt((before) => stepAround(before, by, all.length));
  const swipe = useSwipe(step);
  const shown = all[at]?.id;
  const rest = useEffectEvent((id: string) => onRest?.(id));
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => rest(shown), REST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const turnByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const picture = all[at];
  if (!picture) return null;
  return (
    <Dialog
      ref={dialog}
      label={label}
      variant="full"
      className={styles.lightbox}
      onClose={onClose}
      onKeyDown={turnByKey}
      {...swipe}
    >
      <p className={styles.count} aria-live="polite">
        <span key={at}>{`${at + 1} / ${all.length}`}</span>
        <span key={picture.id} className="visually-hidden">
          {picture.caption}
        </span>
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
      <figure
        key={picture.id}
        className={styles.sheet}
        style={{ maxWidth: `calc(var(--room) * ${picture.width / picture.height})` }}
      >
        <Picture picture={picture} first standIn={fallbackFor(picture.id)} sizes="(min-width: 768px) 80vw, 100vw" />
        <figcaption>
          <strong className={styles.title}>{captionText(picture.caption)}</strong>
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
