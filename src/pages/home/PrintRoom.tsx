import { useHydrated } from '@tanstack/react-router';
import page from '../../content/pages/home.yaml';
import { fallbackFor } from '../../pictures/selection';
import { LateLightbox, usePictureInAddress } from '../../ui/lightbox/open-pictures';
import { LinkOnward } from '../../ui/LinkOnward';
import { Picture } from '../../ui/Picture';
import styles from './print-room.module.css';

/** Nine pictures; each opens large. */
export function PrintRoom() {
  const { heading, pictures } = page.gallery;
  const hydrated = useHydrated();
  const { opened, open, turn, close } = usePictureInAddress(pictures.map(({ id }) => id));
  return (
    <section className={`page-width ${styles.room}`} aria-labelledby="print-room">
      <div className={styles.head}>
        <h2 id="print-room">{heading}</h2>
        <LinkOnward to="/gallery">All the prints</LinkOnward>
      </div>
      <ul className={styles.wall}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              id={picture.id}
              type="button"
              aria-haspopup="dialog"
              disabled={!hydrated}
              onClick={() => open(picture.id)}
            >
              <Picture
                picture={picture}
                ratio="4 / 3"
                substitute={fallbackFor(picture.id)}
                sizes={index === 0 ? '(min-width: 1024px) 600px, 100vw' : '(min-width: 1024px) 290px, 50vw'}
              />
              <span className={styles.plate}>
                <span className="visually-hidden">Plate </span>
                {index + 1}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : <LateLightbox pictures={pictures} first={opened} onRest={turn} onClose={close} />}
    </section>
  );
}
