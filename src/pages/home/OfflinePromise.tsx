import { Link } from '@tanstack/react-router';
import { galleryPawMap } from '../../pictures/prints/gallery-paw-map';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './offline-promise.module.css';

/** The features of the site that work offline. The text must not promise more. */
export function OfflinePromise() {
  return (
    <section data-stock="sand" className={styles.promise} aria-labelledby="works-offline">
      <div className={`page-width ${styles.columns}`}>
        <Print picture={galleryPawMap} lifted caption sizes="(min-width: 1024px) 480px, 100vw" />
        <div>
          <Eyebrow>On your phone</Eyebrow>
          <h2 id="works-offline" className={styles.heading}>
            Works offline
          </h2>
          <dl className={styles.lines}>
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
