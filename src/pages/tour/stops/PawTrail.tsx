import styles from './stop.module.css';

const PAW =
  'M0 1.500c2 0 3.600 1.300 3.600 3 0 1.500-1.600 1.800-3.600 1.800s-3.600-.3-3.600-1.800c0-1.700 1.600-3 3.600-3zM-4.400-1.600a1.500 1.900-20 1 0 .1 0zM4.400-1.600a1.500 1.900 20 1 1-.1 0zM-1.600-4.600a1.500 2 0 1 0 .1 0zM1.600-4.600a1.500 2 0 1 1-.1 0z';

/** Three prints of a paw, as far as a line of text is wide. */
export function PawTrail() {
  return (
    <svg viewBox="0 0 30 52" width="30" height="52" className={styles.paws} aria-hidden="true" focusable="false">
      <path d={PAW} transform="translate(8 9) rotate(-14)" />
      <path d={PAW} transform="translate(21 26) rotate(10)" />
      <path d={PAW} transform="translate(8 43) rotate(-14)" />
    </svg>
  );
}
