import { Link, useHydrated } from '@tanstack/react-router';
import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { Prose } from '../../parts/prose/Prose';
import { galleryPawMap } from '../../pictures/prints/gallery-paw-map';
import { fallbackFor } from '../../pictures/selection';
import { ButtonAnchor } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { EYES, HEAD } from '../../ui/icon-paths';
import { LateLightbox, usePictureInAddress } from '../../ui/lightbox/open-pictures';
import { LinkOnward } from '../../ui/LinkOnward';
import { Picture } from '../../ui/Picture';
import { Print } from '../../ui/Print';
import { Availability } from './Availability';
import styles from './closing-sections.module.css';
import promiseStyles from './offline-promise.module.css';
import roomStyles from './print-room.module.css';

/** The book, which is ordered by e-mail. */
function Book() {
  const { heading, picture, body, button, subject } = page.book;
  return (
    <section className={`page-width ${styles.book}`} aria-labelledby="book">
      <div className={styles.table}>
        <div className={styles.cover}>
          <Print picture={picture} sizes="260px" />
        </div>
      </div>
      <div>
        <Eyebrow>The book</Eyebrow>
        <h2 id="book" className={styles.heading}>
          {heading}
        </h2>
        <Prose blocks={body} className={styles.words} />
        <ButtonAnchor
          href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
          icon="envelope"
          size="lg"
          wide
        >
          {button}
        </ButtonAnchor>
      </div>
    </section>
  );
}

/** The features of the site that work offline. The text must not promise more. */
function OfflinePromise() {
  return (
    <section data-stock="sand" className={promiseStyles.promise} aria-labelledby="works-offline">
      <div className={`page-width ${promiseStyles.columns}`}>
        <Print picture={galleryPawMap} lifted caption sizes="(min-width: 1024px) 480px, 100vw" />
        <div>
          <Eyebrow>On your phone</Eyebrow>
          <h2 id="works-offline" className={promiseStyles.heading}>
            Works offline
          </h2>
          <dl className={promiseStyles.lines}>
            <div>
              <dt>Reading</dt>
              <dd>
                Visit once with a connection. The site saves every stop, story and picture on your device, and the
                header says “Ready offline” when all of it is there.
              </dd>
            </div>
            <div>
              <dt>Writing</dt>
              <dd>
                <span>A message you write underground waits in the </span>
                <Link to="/outbox">Outbox</Link>
                <span> and is sent when you open this site with a connection.</span>
              </dd>
            </div>
            <div>
              <dt>Booking</dt>
              <dd>Needs a connection. The calendar belongs to our booking partner.</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The head of the brand mark, on a moon. */
function CatHead() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="112" height="112" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" />
      <path d={HEAD} />
      <path d={EYES} />
    </svg>
  );
}

/** The last invitation to book, on a background of rays. */
function FinalCall() {
  const { heading, text } = page.finalCall;
  return (
    <section className={styles.rays} aria-labelledby="final-call">
      <div className={`page-width ${styles.call}`}>
        <CatHead />
        <h2 id="final-call" className={styles.callHeading}>
          {heading}
        </h2>
        <p className={styles.callText}>{text}</p>
        <ReserveButton variant="secondary" size="lg" wide />
      </div>
    </section>
  );
}

/** Sections 12 to 15 of the home page: departures, book, pictures, offline use and the invitation to book. */
export function ClosingSections() {
  return (
    <>
      <Availability />
      <Book />
      <PrintRoom />
      <OfflinePromise />
      <FinalCall />
    </>
  );
}

/** Nine pictures; each opens large. */
function PrintRoom() {
  const { heading, pictures } = page.gallery;
  const hydrated = useHydrated();
  const { opened, open, turn, close } = usePictureInAddress(pictures.map(({ id }) => id));
  return (
    <section className={`page-width ${roomStyles.room}`} aria-labelledby="print-room">
      <div className={roomStyles.head}>
        <h2 id="print-room">{heading}</h2>
        <LinkOnward to="/gallery">All the prints</LinkOnward>
      </div>
      <ul className={roomStyles.wall}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            {/* tabIndex is explicit, because a jump to the button's id would take it out of the tab order. */}
            <button
              id={picture.id}
              type="button"
              aria-haspopup="dialog"
              disabled={!hydrated}
              tabIndex={0}
              onClick={() => open(picture.id)}
            >
              <Picture
                picture={picture}
                ratio="4 / 3"
                standIn={fallbackFor(picture.id)}
                sizes={index === 0 ? '(min-width: 1024px) 600px, 100vw' : '(min-width: 1024px) 290px, 50vw'}
              />
              <span className={roomStyles.plate} aria-hidden="true">
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
