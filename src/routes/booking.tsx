import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../pages/booking/BookingPage';

export const Route = createFileRoute('/booking')({
  loader: async () => (await import('../content/pages/booking.yaml')).default,
  head: async ({ loaderData }) => (loaderData ? (await import('../seo/pages')).bookingHead(loaderData) : {}),
  component: BookingPage,
});
