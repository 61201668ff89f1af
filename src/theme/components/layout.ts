import type { Group, Paper } from '@mantine/core';
import type { Extension } from './extension';

const paper: Extension<typeof Paper> = {
  defaultProps: { withBorder: true, shadow: 'md', p: 'md' },
};

const group: Extension<typeof Group> = {
  defaultProps: { gap: 'md' },
};

/** What frames and arranges. */
export const layout = { Paper: paper, Group: group };
