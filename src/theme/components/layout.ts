import type { Group, Paper } from '@mantine/core';
import type { Extension } from './extension';

const paper: Extension<typeof Paper> = {
  defaultProps: { withBorder: true },
};

const group: Extension<typeof Group> = {
  defaultProps: { gap: 'md' },
};

/** The extensions of Mantine components for frames and rows. */
export const layout = { Paper: paper, Group: group };
