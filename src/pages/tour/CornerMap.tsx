import { toMapShare } from '../../pictures/map-frames';
import { Picture } from '../../ui/Picture';
import { cropAround } from './corner-crop';
import styles from './find-your-guide.module.css';
import type { WalkMap } from './walk-map';

const WINDOW_RATIO = 8 / 5;
const ZOOM = 2.2;

/** The printed map around the place where a walk begins; the words below it say the same. */
export function CornerMap({ map, at }: { map: WalkMap; at: { lat: number; lon: number } }) {
  const share = toMapShare(map.district, at);
  if (!share) return null;
  const { width, left, top } = cropAround(share, ZOOM, {
    picture: map.frame.width / map.frame.height,
    window: WINDOW_RATIO,
  });
  return (
    <div className={styles.corner} style={{ aspectRatio: WINDOW_RATIO }}>
      <div className={styles.crop} style={{ width: `${width}%`, left: `${left}%`, top: `${top}%` }}>
        <Picture picture={map.picture} sizes="(min-width: 1024px) 1100px, 220vw" decorative />
      </div>
    </div>
  );
}
