// The head of each address: in goes content that the build has checked, out come the tags for the router.
// Pure. Structured data: docs/requirements.md#structured-data. The routes import this file when they need it,
// so that the home page does not pay for it. Structured data stands in the built HTML only, which is what crawlers
// read: React writes a script by innerHTML, and no text may become markup in the browser (docs/decisions/0038). Each
// head asks `import.meta.env.SSR` itself, so that the build leaves the nodes out of the browser's script: by a constant
// of another file the bundler would take them for used, and the company's would stand in the script of every page.
import company from '../content/company.yaml';
import type { ContactTop, GalleryTop, Page, PageOf, Post } from '../content/page-schemas';
import type { Tour } from '../content/schemas';
import { companyNode } from './graph/company';
import { fansNode, filmNode, photosNode } from './graph/gallery';
import { breadcrumbNode, postBreadcrumbNode, postNode, questionsNode } from './graph/page';
import { departureNode, privateTourNode, tripNode } from './graph/tour';
import { pageHead, type Head } from './head';

/** The head of a page that says where it stands, and what `nodes` say. */
const headAt = ({ meta }: Pick<Page, 'meta'>, path: string, nodes: readonly object[] = []): Head =>
  pageHead(meta, path, import.meta.env.SSR ? [...nodes, breadcrumbNode(path)] : []);

/** `/about`: who the company is; the people are samples, so none is named. */
export const aboutHead = (page: Page): Head => headAt(page, '/about', import.meta.env.SSR ? [companyNode()] : []);

/** `/tours`: its questions; the tours describe themselves. */
export const toursHead = (page: PageOf<'tours'>): Head =>
  headAt(page, '/tours', import.meta.env.SSR ? [questionsNode(page.questions)] : []);

/** The page of a tour: the company, the trip with its stops, the weekly departure, the questions. */
export const tourHead = (tour: Tour): Head => {
  const path = `/tours/${tour.slug}`;
  const nodes = import.meta.env.SSR
    ? [companyNode(), tripNode(tour), departureNode(tour), questionsNode(tour.questions), breadcrumbNode(path)]
    : [];
  return pageHead(tour.meta, path, nodes, { shareAlt: tour.picture.alt });
};

/** `/tours/{slug}/walk`, noindex: the stops are on the page of the tour, which is the one to find. */
export const walkHead = ({ tour: { slug, title, stops, meta, picture } }: { readonly tour: Tour }): Head => {
  const path = `/tours/${slug}/walk`;
  const words = {
    title: `Walk ${title} Yourself | ${company.name}`,
    description: `The ${stops.length} stops of ${title} one after the other on your phone, with a map and a voice. No guide, no account, and it works without a connection.`,
    keywords: meta.keywords,
    share: meta.share,
  };
  return pageHead(words, path, import.meta.env.SSR ? [breadcrumbNode(path)] : [], {
    noindex: true,
    shareAlt: picture.alt,
  });
};

/** `/tours/private-tours`: the company, the tour of one's own, the questions. */
export const privateToursHead = (page: PageOf<'private-tours'>): Head => {
  const path = '/tours/private-tours';
  const nodes = import.meta.env.SSR
    ? [companyNode(), privateTourNode(page), questionsNode(page.questions), breadcrumbNode(path)]
    : [];
  return pageHead(page.meta, path, nodes, { shareAlt: page.picture.alt });
};

/** A video of a provider's in place of our film is the provider's to describe. */
const film = (page: PageOf<'gallery'>): object[] => (company.video === undefined ? [filmNode(page)] : []);

/** `/gallery`: the film and the two walls, whose words a browser loads later. */
export const galleryHead = async (top: GalleryTop): Promise<Head> => {
  if (!import.meta.env.SSR) return headAt(top, '/gallery');
  const { default: page } = await import('../content/pages/gallery.yaml');
  return headAt(top, '/gallery', [companyNode(), ...film(page), photosNode(page), fansNode(page)]);
};

/** `/blog`: the posts describe themselves. */
export const blogHead = (page: Page): Head => headAt(page, '/blog');

/** A post: the article, and its breadcrumb by category (docs/requirements.md#breadcrumb-of-a-post). */
export const postHead = (post: Post): Head => {
  const path = `/blog/${post.id}`;
  const { description, keywords, date, category, picture } = post;
  const meta = { title: `${post.title} | ${company.name}`, description, keywords, share: `blog-${post.id}` };
  return pageHead(meta, path, import.meta.env.SSR ? [companyNode(), postNode(post), postBreadcrumbNode(post)] : [], {
    article: { date, category },
    shareAlt: picture.alt,
  });
};

/** `/contact`: the company and the questions on the page, whose words a browser loads later. */
export const contactHead = async (top: ContactTop): Promise<Head> => {
  if (!import.meta.env.SSR) return headAt(top, '/contact');
  const { default: page } = await import('../content/pages/contact.yaml');
  return headAt(top, '/contact', [companyNode(), questionsNode(page.questions)]);
};

/** `/booking`: what can be booked is described with each tour. */
export const bookingHead = (page: Page): Head => headAt(page, '/booking', import.meta.env.SSR ? [companyNode()] : []);

/** `/in-the-news`: the articles are other people's. */
export const inTheNewsHead = (page: Page): Head => headAt(page, '/in-the-news');

/** `/press-kit`: the company and the questions journalists ask. */
export const pressKitHead = (page: PageOf<'press-kit'>): Head =>
  headAt(page, '/press-kit', import.meta.env.SSR ? [companyNode(), questionsNode(page.questions)] : []);

/** `/petition-jerry-fox`: where it stands. */
export const petitionHead = (page: Page): Head => headAt(page, '/petition-jerry-fox');

/** `/sitemap`: where it stands. */
export const siteMapHead = (page: Page): Head => headAt(page, '/sitemap');

/** `/privacy`: where it stands. */
export const privacyHead = (page: Page): Head => headAt(page, '/privacy');

/** `/accessibility`: where it stands. */
export const accessibilityHead = (page: Page): Head => headAt(page, '/accessibility');

/** `/survey`, noindex: for guests who have walked with us. */
export const surveyHead = ({ meta }: Page): Head =>
  pageHead(meta, '/survey', import.meta.env.SSR ? [breadcrumbNode('/survey')] : [], { noindex: true });

/** `/outbox`, noindex: what waits on this device is nobody else's business. */
export const outboxHead = ({ meta }: Page): Head =>
  pageHead(meta, '/outbox', import.meta.env.SSR ? [breadcrumbNode('/outbox')] : [], { noindex: true });
