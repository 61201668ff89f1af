import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton as MantineCloseButton } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './close-button.module.css';

interface CloseButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'color' | 'disabled' | 'style'
> {
  /** The accessible name: what the button closes, such as "Close menu". */
  readonly label: string;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly iconSize?: number;
  readonly framed?: boolean;
}

/** Renders the button with a cross that closes a card, a sheet or a dialog. */
export function CloseButton({ label, size = 48, iconSize = 24, framed = false, className, ...rest }: CloseButtonProps) {
  return (
    <MantineCloseButton
      aria-label={label}
      size={size}
      icon={<Icon name="close" size={iconSize} />}
      className={classes(styles.root, framed && styles.framed, className)}
      {...rest}
    />
  );
}
