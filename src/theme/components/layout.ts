import type { Blockquote, Group, Paper, Stack } from '@mantine/core';
import type { Extension } from './extension';

const paper: Extension<typeof Paper> = {
  defaultProps: { withBorder: true, shadow: 'md', p: 'md' },
};

const group: Extension<typeof Group> = {
  defaultProps: { gap: 'md' },
};

const stack: Extension<typeof Stack> = {
  defaultProps: { gap: 'md' },
};

const blockquote: Extension<typeof Blockquote> = {
  vars: () => ({
    root: { '--bq-bd': 'transparent', '--bq-bg-light': 'none', '--bq-bg-dark': 'none', '--bq-radius': '0' },
  }),
};

/** What frames and arranges. */
export const layout = { Paper: paper, Group: group, Stack: stack, Blockquote: blockquote };
