import type { ActionIcon, Button, CloseButton } from '@mantine/core';
import { fontSizes, spacing } from '../scales';
import type { Extension } from './extension';

const SIZES = {
  sm: { height: '44px', padding: spacing.s4, letters: fontSizes.medium },
  md: { height: '48px', padding: spacing['s4-three-quarters'], letters: fontSizes.body },
  lg: { height: '58px', padding: spacing['s5-half'], letters: fontSizes.h5 },
} as const;

/** The width and height of an icon button in pixels, large enough for a finger. */
const TOOL_SIZE = 48;

export type ButtonSize = keyof typeof SIZES;

const isSize = (size: unknown): size is ButtonSize => typeof size === 'string' && Object.hasOwn(SIZES, size);

const button: Extension<typeof Button> = {
  defaultProps: { variant: 'secondary' },
  vars: (_, { size, variant }) => {
    const { height, padding, letters } = SIZES[isSize(size) ? size : 'md'];
    // A button without a frame is 44 px high for touch, and needs no padding.
    const measures = variant === 'quiet' ? { height: '44px', padding: '0' } : { height, padding };
    return {
      root: {
        '--button-height': measures.height,
        '--button-padding-x': measures.padding,
        '--button-fz': letters,
      },
    };
  },
};

/**
 * Sizes of icon buttons are in pixels: Mantine's sizes would grow with the text size, and a row of buttons would
 * overflow.
 */
const inPixels = (size: unknown): string => `${typeof size === 'number' ? size : TOOL_SIZE}px`;

const actionIcon: Extension<typeof ActionIcon> = {
  defaultProps: { variant: 'framed', size: TOOL_SIZE },
  vars: (_, { size }) => ({ root: { '--ai-size': inPixels(size) } }),
};

const closeButton: Extension<typeof CloseButton> = {
  defaultProps: { size: TOOL_SIZE },
  vars: (_, { size }) => ({ root: { '--cb-size': inPixels(size) } }),
};

/** The extensions of Mantine's buttons. */
export const actions = { Button: button, ActionIcon: actionIcon, CloseButton: closeButton };
