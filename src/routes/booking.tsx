import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../pages/booking/BookingPage';
import { headOf } from '../seo/head-of';
import { querySchema, queryText } from '../shared/query';

export const Route = createFileRoute('/booking')({
  validateSearch: querySchema({ itemId: queryText, tour: queryText }),
  loader: async () => (await import('../content/pages/booking.yaml')).default,
  head: headOf('bookingHead'),
  component: BookingPage,
});
