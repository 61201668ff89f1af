import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useToday } from '../../browser/use-now';
import company from '../../content/company.yaml';
import page from '../../content/pages/survey.yaml';
import { focusResult } from '../../outbox/form/focus-result';
import { SavedSlip } from '../../outbox/form/SavedSlip';
import { SubmissionForm } from '../../outbox/form/SubmissionForm';
import { useSubmissionForm } from '../../outbox/form/use-submission-form';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { galleryWindowSill } from '../../pictures/prints/gallery-window-sill';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { Paper } from '../../ui/Paper';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { answersIn, surveyForm } from './survey-form-definition';
import { SurveyFields } from './SurveyFields';
import styles from './survey-page.module.css';

const route = getRouteApi('/survey');

/** The survey for guests of a tour; only the message that guests get after a tour links to this page. */
export function SurveyPage() {
  return (
    <div className={classes('page-width', styles.page)}>
      <header>
        <PageTitle>{page.heading}</PageTitle>
        <Standfirst>{page.standfirst}</Standfirst>
      </header>
      <SurveyForm />
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'medium' });

/** Shows the survey form; above it the notice about saved answers. */
function SurveyForm() {
  const { tour, date } = route.useSearch();
  const today = useToday();
  const given = useMemo(() => (today === undefined ? {} : answersIn(tour, date, today)), [tour, date, today]);
  const form = useSubmissionForm(surveyForm, given);
  const { entries } = useOutbox();
  const { saved } = form;
  return (
    <div className={styles.cards}>
      {saved === undefined ? null : <SavedSlip key={saved.id} saved={saved} noun="feedback" entries={entries} />}
      <ReportCard>
        <SubmissionForm
          form={form}
          label="Tour feedback"
          send={{ label: 'Submit feedback', busy: 'Submitting...' }}
          sent={<ThankYou />}
          note={<p className={styles.offline}>{page.offline}</p>}
        >
          <SurveyFields form={form} today={today} />
        </SubmissionForm>
      </ReportCard>
    </div>
  );
}

/** Renders the frame of the form, which looks like a school's report card. */
function ReportCard({ children }: { children: ReactNode }) {
  return (
    <Paper as="section" raised aria-labelledby="report-card">
      <header className={styles.head}>
        <p className={styles.school}>{`${company.name}, ${company.city}`}</p>
        <h2 id="report-card">{page.card.heading}</h2>
        <p>{page.card.text}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </Paper>
  );
}

/** Shows the thanks over the form for three seconds, after the visitor has pressed the button. */
function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [today] = useState(() => DAY.format(new Date()));
  useEffect(() => {
    focusResult(heading.current);
  }, []);
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1}>
        Thank You!
      </h3>
      <p>We appreciate your feedback. It helps us improve our tours!</p>
      <p className={styles.stamp}>
        <span>Received</span>
        <span className={styles.day}>{today}</span>
      </p>
      <div className={styles.picture}>
        <Print picture={galleryWindowSill} sizes="(min-width: 700px) 640px, 100vw" decorative />
      </div>
    </div>
  );
}
