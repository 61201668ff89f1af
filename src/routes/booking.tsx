import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../pages/booking/BookingPage';
import { bookingHead } from '../seo/pages';

export const Route = createFileRoute('/booking')({
  loader: async () => (await import('../content/pages/booking.yaml')).default,
  head: ({ loaderData }) => (loaderData ? bookingHead(loaderData) : {}),
  component: BookingPage,
});
