import type { Alert, Badge, Progress, Skeleton } from '@mantine/core';
import type { Extension } from './extension';

const alert: Extension<typeof Alert> = {
  defaultProps: { variant: 'secondary' },
};

const badge: Extension<typeof Badge> = {
  defaultProps: { variant: 'slip' },
  vars: () => ({
    root: {
      '--badge-height': 'auto',
      '--badge-padding-x': '12px',
      '--badge-fz': '0.875rem',
      '--badge-lh': '1.3',
      '--badge-radius': '0',
    },
  }),
};

const progress: Extension<typeof Progress> = {
  defaultProps: { color: 'var(--accent)' },
};

const skeleton: Extension<typeof Skeleton> = {
  defaultProps: { animate: false },
};

/** The extensions of Mantine components that show a state. */
export const feedback = { Alert: alert, Badge: badge, Progress: progress, Skeleton: skeleton };
