import { useRef, type ReactNode } from 'react';
import type { Picture } from '../../pictures/picture';
import { LateLightbox } from '../../ui/lightbox/LateLightbox';
import { withoutDuplicates } from '../../pictures/selection';
import { usePictureInAddress } from '../../ui/lightbox/use-picture-in-address';
import styles from './print-wall.module.css';
import { useNothingYet } from './use-nothing-yet';
import { Waiting } from './Waiting';
import { WallPrint } from './WallPrint';

interface PrintWallProps {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly Picture[];
  /** Of those who sat for a portrait, by the picture's id. */
  readonly names?: ReadonlyMap<string, string>;
  /** What is said before the prints. */
  readonly children?: ReactNode;
}

/** Flat framed prints under a heading; each opens large, and then has an address. */
export function PrintWall({ id, heading, pictures, names, children }: PrintWallProps) {
  const wall = useRef<HTMLUListElement>(null);
  const all = withoutDuplicates(pictures);
  const { opened, open, turn, close } = usePictureInAddress(all.map((picture) => picture.id));
  const waits = useNothingYet(wall);
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
