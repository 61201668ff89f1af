import page from '../../content/pages/survey.yaml';
import { FEEDBACK_MAX } from '../../outbox/survey-fields';
import { CharacterCount } from '../../parts/submission-form/SubmissionForm';
import type { BoundForm } from '../../parts/submission-form/use-submission-form';
import { Choices, Select } from '../../ui/form/Choices';
import { Field } from '../../ui/form/Field';
import { HOW_HEARD, RATINGS, RECOMMEND, TOUR_TYPES, type SurveyField } from './survey-form-definition';
import styles from './survey-page.module.css';

/** "5 Excellent": the figure above its word. */
function Grade({ rating }: { rating: string }) {
  const [figure, word] = rating.split(' ');
  return (
    <>
      <span className={styles.figure}>{figure}</span> <span className={styles.word}>{word}</span>
    </>
  );
}
const grade = (rating: string) => <Grade rating={rating} />;

interface SurveyFieldsProps {
  readonly form: Pick<BoundForm<SurveyField>, 'errorOf' | 'shown'>;
  /** In New York; undefined in the built HTML. */
  readonly today: string | undefined;
}

export function SurveyFields({ form: { errorOf, shown }, today }: SurveyFieldsProps) {
  const { tourDate, feedback } = shown.values;
  const isToCome = today !== undefined && tourDate > today;
  return (
    <>
      <Field name="name" label="Name" autoComplete="name" enterKeyHint="next" error={errorOf('name')} />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        error={errorOf('email')}
      />
      <Field
        name="tourDate"
        label="Tour date"
        type="date"
        autoComplete="off"
        max={today}
        error={errorOf('tourDate')}
        note={<span role="status">{isToCome ? <span>{page.future}</span> : null}</span>}
      />
      <Choices name="tourType" label="Which walk" look="pairs" choices={TOUR_TYPES} error={errorOf('tourType')} />
      <Choices
        name="tourRating"
        label="How was the walk?"
        look="boxes"
        choices={RATINGS}
        show={grade}
        error={errorOf('tourRating')}
      />
      <Choices
        name="guideRating"
        label="How was the guide?"
        look="boxes"
        choices={RATINGS}
        show={grade}
        error={errorOf('guideRating')}
      />
      <Select
        name="howHeard"
        label="How did you hear about us?"
        none="Choose one"
        choices={HOW_HEARD}
        error={errorOf('howHeard')}
      />
      <Choices
        name="wouldRecommend"
        label="Would you recommend us?"
        look="rows"
        choices={RECOMMEND}
        error={errorOf('wouldRecommend')}
      />
      <Field
        name="feedback"
        label="Remarks"
        hint={page.remarks}
        rows={6}
        error={errorOf('feedback')}
        note={<CharacterCount length={feedback.length} most={FEEDBACK_MAX} />}
      />
    </>
  );
}
