import { topicSlug } from '../../content/topics';
import type { Crumb } from './crumbs';

/** The way to a post: Home > Blog > category > title (001 §2); the category leads to its posts. */
export const postCrumbs = ({ title, category }: { title: string; category: string }): Crumb[] => [
  { label: 'Home', path: '/' },
  { label: 'Blog', path: '/blog' },
  { label: category, path: '/blog', search: { topic: topicSlug(category) } },
  { label: title },
];
