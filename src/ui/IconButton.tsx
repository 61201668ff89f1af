import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { ButtonHTMLAttributes, Ref } from 'react';
import type { Variant } from '../theme/variants';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'color' | 'disabled' | 'style'
> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: IconName;
  readonly iconSize?: number;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly disabled?: boolean;
  readonly variant?: Variant;
  /** It lies on the page like a button with words, with a hard shadow. */
  readonly raised?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon and no words. */
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
