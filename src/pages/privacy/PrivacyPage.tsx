import page from '../../content/pages/privacy.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function PrivacyPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
