import type { ReactNode } from 'react';
import type { Block } from '../../content/schemas';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { Prose } from './Prose';
import styles from './text-page.module.css';

interface TextPageProps {
  readonly heading: string;
  readonly standfirst: string;
  /** The text, with the table of contents beside it if there is room. */
  readonly children: ReactNode;
}

/** The layout of a reference page, such as privacy and accessibility. */
export const TextPage = ({ heading, standfirst, children }: TextPageProps) => (
  <div className={`page-width ${styles.page}`}>
    <header className={styles.head}>
      <PageTitle className={styles.title}>{heading}</PageTitle>
      <Standfirst className={styles.standfirst}>{standfirst}</Standfirst>
    </header>
    <div className={styles.columns}>{children}</div>
  </div>
);

interface TextSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}

/** Shows one section of a reference page; `id` is the target of links to its heading. */
export const TextSection = ({ id, heading, body }: TextSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <Prose blocks={body} className={styles.prose} />
  </section>
);
