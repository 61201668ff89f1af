import '@mantine/core/styles/Progress.layer.css';
import { Progress as MantineProgress } from '@mantine/core';
import styles from './progress.module.css';

interface ProgressProps {
  /** The progress in percent, from 0 to 100. */
  readonly value: number;
  /**
   * The accessible name, needed if no text beside the bar says the same. Without a name screen readers skip the bar.
   */
  readonly label?: string;
  readonly color?: string;
  readonly className?: string | undefined;
}

/** Renders a progress bar that looks like a ruler. */
export function Progress({ value, label, color, className }: ProgressProps) {
  return (
    <MantineProgress.Root
      classNames={{ root: styles.root, section: styles.section }}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? { 'aria-hidden': true } : {})}
    >
      <MantineProgress.Section
        value={value}
        {...(color === undefined ? { color: 'var(--accent)' } : { color })}
        {...(label === undefined ? { withAria: false } : { 'aria-label': label })}
      />
    </MantineProgress.Root>
  );
}
