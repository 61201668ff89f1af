import type { Alert, Badge, Skeleton } from '@mantine/core';
import { fontSizes, spacing } from '../scales';
import type { Extension } from './extension';

const alert: Extension<typeof Alert> = {
  defaultProps: { variant: 'secondary' },
};

const badge: Extension<typeof Badge> = {
  defaultProps: { variant: 'slip' },
  vars: () => ({
    root: {
      '--badge-height': 'auto',
      '--badge-padding-x': spacing.s3,
      '--badge-fz': fontSizes.caption,
      '--badge-lh': '1.3',
      '--badge-radius': '0',
    },
  }),
};

const skeleton: Extension<typeof Skeleton> = {
  defaultProps: { animate: false },
};

/** The extensions of Mantine components that show a state. */
export const feedback = { Alert: alert, Badge: badge, Skeleton: skeleton };
