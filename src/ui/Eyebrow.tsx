import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** The small capitals line over a section, with its double rule to the edge. */
export function Eyebrow({ children, as: Tag = 'p', id }: { children: ReactNode; as?: 'p' | 'h2'; id?: string }) {
  return (
    <Tag className={styles.eyebrow} id={id}>
      <span>{children}</span>
    </Tag>
  );
}
