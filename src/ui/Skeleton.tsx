import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton as MantineSkeleton } from '@mantine/core';
import styles from './skeleton.module.css';

/**
 * Renders a placeholder for content that is still loading.
 * @param height any length of CSS
 */
export const Skeleton = ({ height }: { height: string }) => (
  <MantineSkeleton height={height} className={styles.skeleton} aria-hidden="true" />
);
