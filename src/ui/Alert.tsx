import '@mantine/core/styles/Alert.layer.css';
import { Alert as MantineAlert } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import type { Variant } from '../theme/variants';
import styles from './alert.module.css';

interface AlertProps {
  readonly title?: ReactNode;
  readonly variant?: Variant;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a framed notice in the page. Screen readers do not announce it by themselves. */
export function Alert({ className, ...rest }: AlertProps) {
  const id = useId();
  return (
    <MantineAlert
      id={id}
      role="group"
      classNames={{ title: styles.title, label: styles.label, message: styles.message }}
      {...(className === undefined ? {} : { className })}
      {...rest}
    />
  );
}
