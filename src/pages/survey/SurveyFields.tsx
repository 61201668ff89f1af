import page from '../../content/pages/survey.yaml';
import { CharacterCount } from '../../outbox/form/SubmissionForm';
import type { BoundForm } from '../../outbox/form/use-submission-form';
import { FEEDBACK_MAX } from '../../outbox/store/survey-fields';
import { Choices } from '../../ui/form/Choices';
import { NativeSelect } from '../../ui/form/NativeSelect';
import { Textarea } from '../../ui/form/Textarea';
import { TextInput } from '../../ui/form/TextInput';
import { HOW_HEARD, RATINGS, RECOMMEND, TOUR_TYPES, type SurveyField } from './survey-form-definition';
import styles from './survey-page.module.css';

/** Shows a grade such as "5 Excellent" with the number above the word. */
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
  readonly form: Pick<BoundForm<SurveyField>, 'bind' | 'textOf'>;
  /** New York's day, such as "2026-05-14"; undefined in the built HTML. */
  readonly today: string | undefined;
}

/** Renders the fields of the survey. */
export function SurveyFields({ form: { bind, textOf }, today }: SurveyFieldsProps) {
  const tourDate = textOf('tourDate');
  const isToCome = today !== undefined && tourDate > today;
  return (
    <>
      <TextInput {...bind('name')} label="Name" autoComplete="name" enterKeyHint="next" />
      <TextInput {...bind('email')} label="Email" type="email" autoComplete="email" enterKeyHint="next" />
      <TextInput
        {...bind('tourDate')}
        label="Tour date"
        type="date"
        autoComplete="off"
        max={today}
        note={<span role="status">{isToCome ? <span>{page.future}</span> : null}</span>}
      />
      <Choices {...bind('tourType')} label="Which walk" look="pairs" choices={TOUR_TYPES} />
      <Choices {...bind('tourRating')} label="How was the walk?" look="boxes" choices={RATINGS} show={grade} />
      <Choices {...bind('guideRating')} label="How was the guide?" look="boxes" choices={RATINGS} show={grade} />
      <NativeSelect {...bind('howHeard')} label="How did you hear about us?" none="Choose one" choices={HOW_HEARD} />
      <Choices {...bind('wouldRecommend')} label="Would you recommend us?" look="rows" choices={RECOMMEND} />
      <Textarea
        {...bind('feedback')}
        label="Remarks"
        hint={page.remarks}
        rows={6}
        note={<CharacterCount length={textOf('feedback').length} most={FEEDBACK_MAX} />}
      />
    </>
  );
}
