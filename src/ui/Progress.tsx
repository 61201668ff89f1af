import '@mantine/core/styles/Progress.layer.css';
import { Progress as MantineProgress } from '@mantine/core';
import styles from './progress.module.css';

interface ProgressProps {
  /** From 0 to 100. */
  readonly value: number;
  /** What goes on, where no words beside it say so; without it the bar is for the eye alone. */
  readonly label?: string;
  readonly color?: string;
  readonly className?: string | undefined;
}

/** A ruler that fills. */
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
