import page from '../../content/pages/press-kit.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function PressKitPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
