import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../pages/booking/BookingPage';
import { headOf } from '../seo/head-of';

export const Route = createFileRoute('/booking')({
  loader: async () => (await import('../content/pages/booking.yaml')).default,
  head: headOf('bookingHead'),
  component: BookingPage,
});
