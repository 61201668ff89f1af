import '@mantine/core/styles/Progress.layer.css';
import { Progress as MantineProgress } from '@mantine/core';
import styles from './progress.module.css';

interface ProgressProps {
  /** The progress in percent, from 0 to 100. */
  readonly value: number;
  readonly color?: string;
  readonly className?: string | undefined;
}

/** Renders a progress bar that looks like a ruler. Screen readers skip it, because a text beside it says the same. */
export function Progress({ value, color = 'var(--accent)', className }: ProgressProps) {
  return (
    <MantineProgress.Root
      classNames={{ root: styles.root, section: styles.section }}
      {...(className === undefined ? {} : { className })}
      aria-hidden
    >
      <MantineProgress.Section value={value} color={color} withAria={false} />
    </MantineProgress.Root>
  );
}
