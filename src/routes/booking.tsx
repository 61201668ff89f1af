import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../pages/booking/BookingPage';
import { bookingHead } from '../seo/pages';

export const Route = createFileRoute('/booking')({ head: bookingHead, component: BookingPage });
