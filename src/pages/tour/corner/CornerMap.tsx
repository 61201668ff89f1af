import { Picture } from '../../../ui/Picture';
import { CORNER_WINDOWS, WINDOW_RATIO } from './corner-window';
import styles from './find-your-guide.module.css';
import type { WalkMap } from '../route/tour-map';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The printed map around the place where a walk begins; the words below it say the same. */
export function CornerMap({ map }: { map: WalkMap }) {
  const { left, right, edge } = CORNER_WINDOWS[map.district];
  const place = { width: percent(1 / (right - left)), left: percent(-left / (right - left)), [edge]: 0 };
  return (
    <div className={styles.corner} style={{ aspectRatio: WINDOW_RATIO }}>
      <div className={styles.crop} style={place}>
        <Picture picture={map.picture} sizes="(min-width: 900px) 800px, 165vw" decorative />
      </div>
    </div>
  );
}
