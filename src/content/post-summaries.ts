import type { PostSummary } from './page-schemas';

const files = import.meta.glob<PostSummary>('./posts/*.md', { query: '?summary', import: 'default', eager: true });

/** All posts, newest first; posts of the same day are ordered by title, in English in every browser. */
export const postSummaries: readonly PostSummary[] = Object.values(files).sort(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'),
);
