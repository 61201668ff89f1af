import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** Renders the line of small capitals above a section, with a double rule up to the edge. */
export function Eyebrow({ children, as: Tag = 'p', id }: { children: ReactNode; as?: 'p' | 'h2'; id?: string }) {
  return (
    <Tag className={styles.eyebrow} id={id}>
      <span>{children}</span>
    </Tag>
  );
}
