import { Link } from '@tanstack/react-router';
import { galleryPawMap } from '../../pictures/prints/gallery-paw-map';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './offline-promise.module.css';

/** What the site does without a network. It must not promise more than that. */
export function OfflinePromise() {
  return (
    <section data-stock="sand" className={styles.promise} aria-labelledby="without-a-signal">
      <div className={`page-width ${styles.columns}`}>
        <Print picture={galleryPawMap} lifted caption sizes="(min-width: 1024px) 480px, 100vw" />
        <div>
          <Eyebrow>On your phone</Eyebrow>
          <h2 id="without-a-signal" className={styles.heading}>
            Works without a signal
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
                <span> and goes out when there is a connection.</span>
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
