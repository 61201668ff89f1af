import { createFileRoute } from '@tanstack/react-router';
import { ToursPage } from '../pages/tours/ToursPage';
import { toursHead } from '../seo/pages';

export const Route = createFileRoute('/tours/')({ head: toursHead, component: ToursPage });
