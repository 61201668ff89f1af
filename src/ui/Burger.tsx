import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Burger.layer.css';
import { Burger as MantineBurger } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes';
import styles from './burger.module.css';

interface BurgerProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'color' | 'style'
> {
  /** What it opens, such as "Menu". */
  readonly label: string;
}

/** The three lines that open a menu. */
export function Burger({ label, className, ...rest }: BurgerProps) {
  return (
    <MantineBurger
      aria-label={label}
      classNames={{ root: classes(styles.root, className), burger: styles.lines ?? '' }}
      {...rest}
    />
  );
}
