import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import page from '../../content/pages/survey.yaml';
import { newYorkTime } from '../../parts/departures/new-york-time';
import { useMinute } from '../../parts/departures/use-minute';
import { SubmissionForm } from '../../parts/submission-form/SubmissionForm';
import { SavedSlip } from '../../parts/submission-form/SavedSlip';
import { useSubmissionForm } from '../../parts/submission-form/use-submission-form';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { ReportCard } from './ReportCard';
import { surveyForm } from './survey-form-definition';
import { SurveyFields } from './SurveyFields';
import styles from './survey-page.module.css';
import { answersIn } from './survey-query';
import { ThankYou } from './ThankYou';

/** The card to fill in; above it the slip of answers that were saved. */
export function SurveyForm() {
  const { tour, date } = useSearch({
    from: '/survey',
    select: (search: Record<string, unknown>) => ({ tour: search['tour'], date: search['date'] }),
  });
  const minute = useMinute();
  const today = minute === undefined ? undefined : newYorkTime(new Date(minute)).slice(0, 10);
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
