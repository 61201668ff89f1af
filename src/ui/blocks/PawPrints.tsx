import { classes } from '../classes';
import styles from './paw-prints.module.css';

const PAW =
  'M0 1.500c2 0 3.600 1.300 3.600 3 0 1.500-1.600 1.800-3.600 1.800s-3.600-.3-3.600-1.800c0-1.700 1.600-3 3.600-3zM-4.400-1.600a1.500 1.900-20 1 0 .1 0zM4.400-1.600a1.500 1.900 20 1 1-.1 0zM-1.600-4.600a1.500 2 0 1 0 .1 0zM1.600-4.600a1.500 2 0 1 1-.1 0z';
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
          d={PAW}
          transform={`translate(${16 + step * 26} ${step % 2 === 0 ? 29 : 15}) rotate(${step % 2 === 0 ? 96 : 84}) scale(1.5)`}
        />
      ))}
    </svg>
  );
}
