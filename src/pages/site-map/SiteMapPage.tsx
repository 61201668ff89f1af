import page from '../../content/pages/site-map.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function SiteMapPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
