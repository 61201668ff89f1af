import page from '../../content/pages/survey.yaml';
import { classes } from '../../ui/classes';
import { PageTitle } from '../../ui/PageTitle';
import { SurveyForm } from './SurveyForm';
import styles from './survey-page.module.css';

/** For guests of a tour; only the message that they get afterwards links here. */
export function SurveyPage() {
  return (
    <div className={classes('page-width', styles.page)}>
      <header>
        <PageTitle>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <SurveyForm />
    </div>
  );
}
