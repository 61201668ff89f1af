import page from '../../content/pages/petition.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function PetitionPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
