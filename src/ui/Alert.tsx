import '@mantine/core/styles/Alert.layer.css';
import { Alert as MantineAlert } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';
import type { Variant } from '../theme/variants';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import styles from './alert.module.css';

interface AlertProps {
  readonly title?: ReactNode;
  readonly icon?: IconName;
  readonly variant?: Variant;
  /** How screen readers announce the text: `alert` at once, `status` at the next pause, `group` not at all. */
  readonly role?: 'alert' | 'group' | 'status';
  readonly className?: string | undefined;
  readonly tabIndex?: number;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Renders a framed notice in the page. */
export function Alert({ icon, role = 'group', className, ...rest }: AlertProps) {
  const id = useId();
  return (
    <MantineAlert
      id={id}
      role={role}
      classNames={{
        icon: styles.icon,
        title: styles.title,
        label: styles.label,
        message: styles.message,
      }}
      {...(icon === undefined ? {} : { icon: <Icon name={icon} /> })}
      {...(className === undefined ? {} : { className })}
      {...rest}
    />
  );
}
