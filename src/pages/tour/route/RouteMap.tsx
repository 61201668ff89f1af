import words from '../../../content/every-walk.yaml';
import type { Tour } from '../../../content/schemas';
import { Button } from '../../../ui/Button';
import { Picture } from '../../../ui/Picture';
import { useHydrated } from '@tanstack/react-router';
import styles from './route-map.module.css';
import { useWhereAmI } from '../where-am-i/use-where-am-i';
import type { WalkMap } from './tour-map';
import { YouAreHere } from './YouAreHere';

/** The map of a walk as it comes from the press, and the visitor on it for as long as he asks. */
export function RouteMap({ map, stops }: { map: WalkMap; stops: Tour['stops'] }) {
  const { watching, sighting, start, stop } = useWhereAmI(map.district, stops);
  const hydrated = useHydrated();
  return (
    <div className={styles.map} id="map">
      <figure>
        <div className={styles.sheet}>
          <Picture picture={map.picture} sizes="(min-width: 1024px) 600px, 100vw" />
          {sighting?.mark ? <YouAreHere mark={sighting.mark} frame={map.frame} /> : null}
        </div>
        <figcaption className={styles.caption}>
          <span>{map.picture.caption}</span> <span>{words.mapSource}</span>
        </figcaption>
      </figure>
      <div className={styles.ask}>
        <div className={styles.buttons}>
          <Button
            icon={watching ? 'close' : 'pin'}
            disabled={!hydrated}
            aria-describedby="position-promise"
            onClick={watching ? stop : start}
          >
            {watching ? 'Stop' : 'Where am I'}
          </Button>
          <Button look="quiet" disabled={!hydrated} onClick={() => window.print()}>
            Print this walk
          </Button>
        </div>
        <p className={styles.seen} role="status">
          <span key={sighting?.words}>{sighting?.words}</span>
        </p>
        <p className={styles.promise} id="position-promise">
          {words.positionPromise}
        </p>
      </div>
    </div>
  );
}
