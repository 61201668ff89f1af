// The head of each address, put together from its words: what goes in is content the build has
// checked, what comes out is the tags for the router. Pure. Structured data: 001 §2.
import company from '../content/company.yaml';
import contactQuestions from '../content/contact-questions.yaml';
import pages from '../content/pages.yaml';
import type { Tour } from '../content/schemas';
import { breadcrumbNode, companyNode, departureNode, questionsNode, tripNode } from './graph';
import { pageHead, type Head } from './head';

const home = { name: 'Home', path: '/' };
const toursCrumb = { name: 'Tours', path: '/tours' };

/** `/`: the company itself. */
export const homeHead = (): Head => pageHead(pages.home.meta, '/', [companyNode(company)]);
/** `/tours`: where it stands; the walks describe themselves. */
export const toursHead = (): Head => pageHead(pages.tours.meta, '/tours', [breadcrumbNode([home, toursCrumb])]);

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
export const contactHead = (): Head =>
  pageHead(pages.contact.meta, '/contact', [
    companyNode(company),
    questionsNode(contactQuestions),
    breadcrumbNode([home, { name: 'Contact Us', path: '/contact' }]),
  ]);

/** `/booking`: where it stands; what can be booked is described with each walk. */
export const bookingHead = (): Head =>
  pageHead(pages.booking.meta, '/booking', [breadcrumbNode([home, { name: 'Booking', path: '/booking' }])]);

/** `/outbox`, noindex: what waits on this device is nobody else's business. */
export const outboxHead = (): Head => pageHead(pages.outbox.meta, '/outbox', [], { noindex: true });

/** The not-found page, noindex; with no canonical address, for it stands at every wrong one. */
export const notFoundHead = (): Head => ({
  meta: [
    { title: pages.notFound.meta.title },
    { name: 'description', content: pages.notFound.meta.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
