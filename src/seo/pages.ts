// The head of each address, put together from its words.
import company from '../content/company.yaml';
import contactQuestions from '../content/contact-questions.yaml';
import pages from '../content/pages.yaml';
import type { Tour } from '../content/schemas';
import { breadcrumbNode, companyNode, departureNode, questionsNode, tripNode } from './graph';
import { pageHead, type Head } from './head';

const home = { name: 'Home', path: '/' };
const toursCrumb = { name: 'Tours', path: '/tours' };

export const homeHead = (): Head => pageHead(pages.home.meta, '/', [companyNode(company)]);
export const toursHead = (): Head => pageHead(pages.tours.meta, '/tours', [breadcrumbNode([home, toursCrumb])]);

export const tourHead = (tour: Tour): Head =>
  pageHead(tour.meta, `/tours/${tour.slug}`, [
    companyNode(company),
    tripNode(tour),
    departureNode(tour),
    questionsNode(tour.questions),
    breadcrumbNode([home, toursCrumb, { name: `${tour.title} Tour`, path: `/tours/${tour.slug}` }]),
  ]);

export const contactHead = (): Head =>
  pageHead(pages.contact.meta, '/contact', [
    companyNode(company),
    questionsNode(contactQuestions),
    breadcrumbNode([home, { name: 'Contact Us', path: '/contact' }]),
  ]);

export const bookingHead = (): Head =>
  pageHead(pages.booking.meta, '/booking', [breadcrumbNode([home, { name: 'Booking', path: '/booking' }])]);

/** What waits on this device is nobody else's business. */
export const outboxHead = (): Head => pageHead(pages.outbox.meta, '/outbox', [], { noindex: true });

export const notFoundHead = (): Head => ({
  meta: [
    { title: pages.notFound.meta.title },
    { name: 'description', content: pages.notFound.meta.description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
