import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import styles from './stamp.module.css';

interface StampProps {
  /** The color of its ink and frame. */
  readonly color: string;
  readonly children: string;
}

/** A rubber stamp, a little askew. */
export const Stamp = ({ color, children }: StampProps) => (
  <Badge component="p" c={color} classNames={{ root: styles.stamp, label: styles.label }}>
    {children}
  </Badge>
);
