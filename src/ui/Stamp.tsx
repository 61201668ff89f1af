import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import styles from './stamp.module.css';

interface StampProps {
  /** The color of the text and of the frame. */
  readonly color: string;
  readonly children: string;
}

/** Renders a text as a rubber stamp that is slightly rotated. */
export const Stamp = ({ color, children }: StampProps) => (
  <Badge component="p" c={color} classNames={{ root: styles.stamp, label: styles.label }}>
    {children}
  </Badge>
);
