import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact/ContactPage';
import { contactHead } from '../seo/pages';

export const Route = createFileRoute('/contact')({ head: contactHead, component: ContactPage });
