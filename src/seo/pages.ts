// The head of each address: takes content that the build has checked and returns the tags for the
// router. Structured data: docs/requirements.md#structured-data. The routes import this file
// on demand, so that the home page does not load it. Structured data is only in the built HTML,
// which is what crawlers read: React writes a script by innerHTML, and no text may become markup in
// the browser (docs/decisions/0038). Each head checks `import.meta.env.SSR` itself, so that the
// build removes the nodes from the browser's script: with a constant of another file the bundler
// would consider them used and put the company's node in the script of every page.
import company from '../content/company.yaml';
import type { ContactTop, GalleryTop, Page, PageOf, Post } from '../content/page-schemas';
import type { Tour } from '../content/schemas';
import type { Picture } from '../pictures/picture';
import { companyNode } from './graph/company';
import { fansNode, filmNode, photosNode } from './graph/gallery';
import { breadcrumbNode, postBreadcrumbNode, postNode, questionsNode } from './graph/page';
import { departureNode, privateTourNode, tripNode } from './graph/tour';
import { pageHead, type Head, type HeadOptions } from './head';

/** Makes the head of a page with its breadcrumb and the given nodes. */
const headAt = ({ meta }: Pick<Page, 'meta'>, path: string, nodes: readonly object[] = []): Head =>
  pageHead(meta, path, import.meta.env.SSR ? [...nodes, breadcrumbNode(path)] : []);

/**
 * Returns the description of a share picture, if the card shows the picture of the page. The owner can change the
 * picture of a page, and the card stays as it was printed (tools/illustrations/share.ts).
 *
 * @param shown the id of the print on the card, which is the id of the card itself unless the caller says otherwise
 */
const describedBy = ({ id, alt }: Picture, share: string, shown = share): Pick<HeadOptions, 'shareAlt'> =>
  id === shown ? { shareAlt: alt } : {};

/** The print on the card of private tours. */
const PRINT_OF_PRIVATE_TOURS = 'tour-private';

/** The head of a page without structured data but its breadcrumb. */
export const plainHead = (page: Page, path: string): Head => headAt(page, path);

/** The head of `/survey` and `/outbox`, noindex: one is for guests of our tours, one shows data of one device. */
export const noindexHead = ({ meta }: Page, path: string): Head =>
  pageHead(meta, path, import.meta.env.SSR ? [breadcrumbNode(path)] : [], { noindex: true });

/** The head of `/about`: the company; the people are samples, so none is named. */
export const aboutHead = (page: Page, path: string): Head =>
  headAt(page, path, import.meta.env.SSR ? [companyNode()] : []);

/** The head of `/tours`: its questions; each tour has its own page. */
export const toursHead = (page: PageOf<'tours'>, path: string): Head =>
  headAt(page, path, import.meta.env.SSR ? [questionsNode(page.questions)] : []);

/** The head of a tour's page: the company, the trip with its stops, the weekly departure, the questions. */
export const tourHead = (tour: Tour): Head => {
  const path = `/tours/${tour.slug}`;
  const nodes = import.meta.env.SSR
    ? [companyNode(), tripNode(tour), departureNode(tour), questionsNode(tour.questions), breadcrumbNode(path)]
    : [];
  return pageHead(tour.meta, path, nodes, describedBy(tour.picture, tour.meta.share));
};

/**
 * The head of `/tours/{slug}/walk`, noindex: the stops are also on the page of the tour, which
 * search engines should find.
 */
export const walkHead = ({ tour: { slug, title, stops, meta, picture } }: { readonly tour: Tour }): Head => {
  const path = `/tours/${slug}/walk`;
  const words = {
    title: `${title}: Walk It Yourself | ${company.name}`,
    description: `${title}: the ${stops.length} stops one after the other on your phone, with a map and a voice. No guide, no account, and it works without a connection.`,
    keywords: meta.keywords,
    share: meta.share,
  };
  return pageHead(words, path, import.meta.env.SSR ? [breadcrumbNode(path)] : [], {
    noindex: true,
    ...describedBy(picture, meta.share),
  });
};

/** The head of `/tours/private-tours`: the company, the private tour, the questions. */
export const privateToursHead = (page: PageOf<'private-tours'>, path: string): Head => {
  const nodes = import.meta.env.SSR
    ? [companyNode(), privateTourNode(page), questionsNode(page.questions), breadcrumbNode(path)]
    : [];
  return pageHead(page.meta, path, nodes, describedBy(page.picture, page.meta.share, PRINT_OF_PRIVATE_TOURS));
};

/** If a provider's video replaces our film, the provider describes it. */
const film = (page: PageOf<'gallery'>): object[] => (company.video === undefined ? [filmNode(page)] : []);

/** The head of `/gallery`: the film and the two walls, whose texts a browser loads later. */
export const galleryHead = async (top: GalleryTop, path: string): Promise<Head> => {
  if (!import.meta.env.SSR) return headAt(top, path);
  const { default: page } = await import('../content/pages/gallery.yaml');
  return headAt(top, path, [companyNode(), ...film(page), photosNode(page), fansNode(page)]);
};

/**
 * The head of a post: the article, and its breadcrumb by category
 * (docs/requirements.md#breadcrumb-of-a-post).
 */
export const postHead = (post: Post): Head => {
  const path = `/blog/${post.id}`;
  const { description, keywords, date, updated, category, picture, share } = post;
  const meta = { title: `${post.title} | ${company.name}`, description, keywords, share };
  return pageHead(meta, path, import.meta.env.SSR ? [companyNode(), postNode(post), postBreadcrumbNode(post)] : [], {
    article: { date, updated, category },
    ...describedBy(picture, share),
  });
};

/** The head of `/contact`: the company and the questions on the page, whose texts a browser loads later. */
export const contactHead = async (top: ContactTop, path: string): Promise<Head> => {
  if (!import.meta.env.SSR) return headAt(top, path);
  const { default: page } = await import('../content/pages/contact.yaml');
  return headAt(top, path, [companyNode(), questionsNode(page.questions)]);
};

/** The head of `/booking`; each tour's page describes what can be booked. */
export const bookingHead = (page: Page, path: string): Head =>
  headAt(page, path, import.meta.env.SSR ? [companyNode()] : []);

/** The head of `/press-kit`: the company and the questions that journalists ask. */
export const pressKitHead = (page: PageOf<'press-kit'>, path: string): Head =>
  headAt(page, path, import.meta.env.SSR ? [companyNode(), questionsNode(page.questions)] : []);
