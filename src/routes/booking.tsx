import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { BookingPage } from '../pages/booking/BookingPage';
import { headOf } from '../seo/head-of';
import { queryText } from '../shared/parse';

export const Route = createFileRoute('/booking')({
  validateSearch: z.looseObject({ itemId: queryText, tour: queryText }),
  loader: async () => (await import('../content/pages/booking.yaml')).default,
  head: headOf('bookingHead'),
  component: BookingPage,
});
