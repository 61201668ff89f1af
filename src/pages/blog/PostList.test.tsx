import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyBlog } from './PostList';

it('says in the words of the document that there is no post', () => {
  const html = renderToString(<EmptyBlog />);
  expect(html).toContain('No Blog Posts Available');
  expect(html).toContain('Check back soon for new stories and updates!');
});
