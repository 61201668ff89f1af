import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyBlog } from './PostList';

// This text is required: docs/requirements.md#empty-blog
it('says in the required text that there is no post', () => {
  const html = renderToString(<EmptyBlog />);
  expect(html).toContain('No Blog Posts Available');
  expect(html).toContain('Check back soon for new stories and updates!');
});
