import { classes } from '../classes';
import { PAW_PRINT } from '../paw-print';
import styles from './paw-prints.module.css';

const STEPS = [0, 1, 2, 3, 4];
const WIDTH = 136;
const HEIGHT = 44;

/**
 * Renders the site's loading indicator: five paw prints that appear one after the other. They do not move if reduced
 * motion is set.
 * @param walking whether the paws appear and fade
 * @param width in pixels
 */
export function PawPrints({ walking, width = WIDTH }: { walking: boolean; width?: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={width}
      height={(width * HEIGHT) / WIDTH}
      className={classes(styles.paws, walking && styles.walking)}
      aria-hidden="true"
      focusable="false"
    >
      {STEPS.map((step) => (
        <path
          key={step}
          d={PAW_PRINT}
          transform={`translate(${16 + step * 26} ${step % 2 === 0 ? 29 : 15}) rotate(${step % 2 === 0 ? 96 : 84}) scale(1.5)`}
        />
      ))}
    </svg>
  );
}
