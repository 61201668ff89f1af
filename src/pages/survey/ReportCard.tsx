import type { ReactNode } from 'react';
import company from '../../content/company.yaml';
import page from '../../content/pages/survey.yaml';
import styles from './survey-page.module.css';

/** A school's report card, the other way round. */
export function ReportCard({ children }: { children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="report-card">
      <header className={styles.head}>
        <p className={styles.school}>{`${company.name}, ${company.city}`}</p>
        <h2 id="report-card">{page.card.heading}</h2>
        <p>{page.card.text}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
