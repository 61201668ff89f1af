import '@mantine/core/styles/Badge.layer.css';
import { Badge as MantineBadge } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

const Star = () => (
  <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M12 1l3.300 7.200 7.700.900-5.700 5.300 1.500 7.800L12 18.300 5.200 22.200l1.500-7.800L1 9.100l7.700-.900z"
    />
  </svg>
);

/** Renders a mustard label, slightly rotated, on the corner of a print. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <MantineBadge
      component="p"
      leftSection={<Star />}
      classNames={{ root: styles.badge, label: styles.label, section: styles.section }}
    >
      {children}
    </MantineBadge>
  );
}
