import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { byCategory, Stories } from './Stories';

// docs/requirements.md#site-map
it('says that there are no posts if the list is empty', () => {
  expect(renderToStaticMarkup(<Stories posts={[]} />)).toContain('<p>No blog posts available</p>');
});

it('puts posts under their categories and keeps their order', () => {
  const posts = [
    { id: 'c', category: 'Tours' },
    { id: 'b', category: 'History' },
    { id: 'a', category: 'Tours' },
  ];
  expect(byCategory(posts)).toEqual([
    ['Tours', [posts[0], posts[2]]],
    ['History', [posts[1]]],
  ]);
});
