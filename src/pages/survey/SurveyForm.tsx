import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import page from '../../content/pages/survey.yaml';
import { newYorkTime, useMinute } from '../../parts/departures/new-york-time';
import { LetterForm } from '../../parts/submission-form/LetterForm';
import { SavedSlip } from '../../parts/submission-form/SavedSlip';
import { useLetterForm } from '../../parts/submission-form/use-letter-form';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { ReportCard } from './ReportCard';
import { surveyLetter } from './survey-letter';
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
  const form = useLetterForm(surveyLetter, given);
  const outbox = useOutbox();
  const { saved } = form;
  return (
    <div className={styles.sheets}>
      {saved === undefined ? null : <SavedSlip key={saved.id} saved={saved} noun="feedback" outbox={outbox} />}
      <ReportCard>
        <LetterForm
          form={form}
          label="Tour feedback"
          send={{ label: 'Submit feedback', busy: 'Submitting...' }}
          sent={<ThankYou />}
          note={<p className={styles.offline}>{page.offline}</p>}
        >
          <SurveyFields form={form} today={today} />
        </LetterForm>
      </ReportCard>
    </div>
  );
}
