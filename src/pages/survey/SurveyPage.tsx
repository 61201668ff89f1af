import page from '../../content/pages/survey.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function SurveyPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
