import page from '../../content/pages/in-the-news.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function InTheNewsPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
