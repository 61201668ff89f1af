import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home/HomePage';
import { homeHead } from '../seo/pages';

export const Route = createFileRoute('/')({ head: homeHead, component: HomePage });
