import page from '../../content/pages/private-tours.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function PrivateToursPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
