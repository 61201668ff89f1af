import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'color' | 'disabled' | 'style'
> {
  /** The accessible name: what the button does. */
  readonly label: string;
  readonly icon: IconName;
  readonly iconSize?: number;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly disabled?: boolean;
  /** Whether the button has a hard shadow, like a button with a text. */
  readonly raised?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Renders a square button with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  iconSize = 24,
  size = 48,
  raised = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      size={size}
      className={classes(styles.root, raised && styles.raised, className)}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </ActionIcon>
  );
}
