import page from '../../content/pages/gallery.yaml';
import { PageTitle } from '../../ui/PageTitle';

export function GalleryPage() {
  return (
    <div className="page-width">
      <PageTitle>{page.heading}</PageTitle>
      <p>{page.standfirst}</p>
    </div>
  );
}
