// The head of each address, put together from its words: what goes in is content the build has
// checked, what comes out is the tags for the router. Pure. Structured data: 001 §2.
import company from '../content/company.yaml';
import notFound from '../content/pages/not-found.yaml';
import type { ContactPage, Page, PageOf, Post } from '../content/page-schemas';
import type { Tour } from '../content/schemas';
import { articleNode, breadcrumbNode, companyNode, departureNode, questionsNode, tripNode } from './graph';
import { pageHead, type Head } from './head';

const home = { name: 'Home', path: '/' };
const toursCrumb = { name: 'Tours', path: '/tours' };

/** `/`: the company itself. */
export const homeHead = ({ meta }: Page): Head => pageHead(meta, '/', [companyNode(company)]);
/** `/about`: who the company is, and where the page stands; the people are samples, so none is named. */
export const aboutHead = ({ meta }: Page): Head =>
  pageHead(meta, '/about', [companyNode(company), breadcrumbNode([home, { name: 'About Us', path: '/about' }])]);

/** `/tours`: its questions and where it stands; the walks describe themselves. */
export const toursHead = ({ meta, questions }: PageOf<'tours'>): Head =>
  pageHead(meta, '/tours', [questionsNode(questions), breadcrumbNode([home, toursCrumb])]);

/** The page of a walk: the company, the trip with its stops, the weekly departure, the questions. */
export const tourHead = (tour: Tour): Head =>
  pageHead(tour.meta, `/tours/${tour.slug}`, [
    companyNode(company),
    tripNode(tour),
    departureNode(tour),
    questionsNode(tour.questions),
    breadcrumbNode([home, toursCrumb, { name: `${tour.title} Tour`, path: `/tours/${tour.slug}` }]),
  ]);

/** `/contact`: the company and the questions on the page. */
export const contactHead = ({ meta, questions }: ContactPage): Head =>
  pageHead(meta, '/contact', [
    companyNode(company),
    questionsNode(questions),
    breadcrumbNode([home, { name: 'Contact Us', path: '/contact' }]),
  ]);

const blogCrumb = { name: 'Blog', path: '/blog' };

/** `/blog`: where it stands; the posts describe themselves. */
export const blogHead = ({ meta }: Page): Head => pageHead(meta, '/blog', [breadcrumbNode([home, blogCrumb])]);

/** A post: the article, and the way to it. */
export const postHead = (post: Post): Head => {
  const path = `/blog/${post.id}`;
  const meta = {
    title: `${post.title} | ${company.name}`,
    description: post.description,
    keywords: post.keywords,
    share: `blog-${post.id}`,
  };
  return pageHead(meta, path, [articleNode(post), breadcrumbNode([home, blogCrumb, { name: post.title, path }])]);
};

/** `/booking`: where it stands; what can be booked is described with each walk. */
export const bookingHead = ({ meta }: Page): Head =>
  pageHead(meta, '/booking', [breadcrumbNode([home, { name: 'Booking', path: '/booking' }])]);

/** `/tours/private-tours`: its questions and where it stands. */
export const privateToursHead = ({ meta, questions }: PageOf<'private-tours'>): Head =>
  pageHead(meta, '/tours/private-tours', [
    questionsNode(questions),
    breadcrumbNode([home, toursCrumb, { name: 'Private Tours', path: '/tours/private-tours' }]),
  ]);

/** `/gallery`: where it stands. */
export const galleryHead = ({ meta }: PageOf<'gallery'>): Head =>
  pageHead(meta, '/gallery', [breadcrumbNode([home, { name: 'Gallery', path: '/gallery' }])]);

/** `/in-the-news`: where it stands; the articles are other people's. */
export const inTheNewsHead = ({ meta }: Page): Head =>
  pageHead(meta, '/in-the-news', [breadcrumbNode([home, { name: 'In The News', path: '/in-the-news' }])]);

/** `/press-kit`: the company and the questions journalists ask. */
export const pressKitHead = ({ meta, questions }: PageOf<'press-kit'>): Head =>
  pageHead(meta, '/press-kit', [
    companyNode(company),
    questionsNode(questions),
    breadcrumbNode([home, { name: 'Press Kit', path: '/press-kit' }]),
  ]);

/** `/petition-jerry-fox`: where it stands. */
export const petitionHead = ({ meta }: Page): Head =>
  pageHead(meta, '/petition-jerry-fox', [
    breadcrumbNode([home, { name: 'Petition Jerry Fox', path: '/petition-jerry-fox' }]),
  ]);

/** `/survey`, noindex: for guests who have walked with us. */
export const surveyHead = ({ meta }: Page): Head => pageHead(meta, '/survey', [], { noindex: true });

/** `/sitemap`: where it stands. */
export const siteMapHead = ({ meta }: Page): Head =>
  pageHead(meta, '/sitemap', [breadcrumbNode([home, { name: 'Sitemap', path: '/sitemap' }])]);

/** `/privacy`: where it stands. */
export const privacyHead = ({ meta }: Page): Head =>
  pageHead(meta, '/privacy', [breadcrumbNode([home, { name: 'Privacy', path: '/privacy' }])]);

/** `/outbox`, noindex: what waits on this device is nobody else's business. */
export const outboxHead = ({ meta }: Page): Head => pageHead(meta, '/outbox', [], { noindex: true });

/** The not-found page, noindex; with no canonical address, for it stands at every wrong one. */
export const notFoundHead = (): Head => ({
  meta: [
    { title: notFound.meta.title },
    { name: 'description', content: notFound.meta.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
