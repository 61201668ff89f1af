import { describe, expect, it } from 'vitest';
import { countText, findPosts, offersTopics, relatedPosts, topicsOf } from './find-posts';

const mike = { id: 'mike', title: 'Cats in the Mail', excerpt: 'No postage is recorded.', category: 'History' };
const tom = { id: 'tom', title: 'Old Tom', excerpt: 'A wet day in 1891.', category: 'Tours' };
const show = { id: 'show', title: 'The Show', excerpt: 'A silver collar.', category: 'Cat Culture' };
const posts = [mike, tom, show];

describe('findPosts', () => {
  it('returns all posts for an empty query, or one of spaces', () => {
    expect(findPosts(posts, { query: '' })).toEqual(posts);
    expect(findPosts(posts, { query: ' \t ' })).toEqual(posts);
  });

  it('finds a part of title, excerpt or category in any case', () => {
    expect(findPosts(posts, { query: ' MAIL' })).toEqual([mike]);
    expect(findPosts(posts, { query: 'wet day' })).toEqual([tom]);
    expect(findPosts(posts, { query: 'cat' })).toEqual([mike, show]);
    expect(findPosts(posts, { query: 'culture' })).toEqual([show]);
  });

  it('searches within the chosen category', () => {
    expect(findPosts(posts, { query: '', category: 'History' })).toEqual([mike]);
    expect(findPosts(posts, { query: 'tom', category: 'History' })).toEqual([]);
  });

  it('takes special characters of patterns literally', () => {
    expect(findPosts(posts, { query: '.*' })).toEqual([]);
  });

  it('does not match across two texts', () => {
    expect(findPosts(posts, { query: 'mail no' })).toEqual([]);
  });
});

describe('countText', () => {
  it('counts one post as one, and says when there is none', () => {
    expect(countText(1, ' mail ')).toBe('Found 1 post matching "mail"');
    expect(countText(2, 'cat', 'Tours')).toBe('Found 2 posts matching "cat"');
    expect(countText(0, 'dog')).toBe('No posts found matching "dog"');
  });

  it('counts a category without a query, and is empty if all posts are shown', () => {
    expect(countText(3, ' ', 'History')).toBe('3 posts in History');
    expect(countText(12, '')).toBe('');
  });
});

describe('topics', () => {
  const topics = topicsOf(posts, ['Tours', 'Neighborhoods', 'Cat Culture', 'History']);

  it('lists the categories that have posts, in the order given', () => {
    expect(topics.map(({ category, count }) => [category, count])).toEqual([
      ['Tours', 1],
      ['Cat Culture', 1],
      ['History', 1],
    ]);
  });

  it('offers them only without a filter, with more than one, and with more than three posts shown', () => {
    expect(offersTopics(4, topics)).toBe(true);
    expect(offersTopics(3, topics)).toBe(false);
    expect(offersTopics(4, topics, 'History')).toBe(false);
    expect(offersTopics(4, topics.slice(0, 1))).toBe(false);
  });
});

describe('relatedPosts', () => {
  it('gives at most three others of the category', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...mike, id }));
    expect(relatedPosts([...many, tom], { id: 'b', category: 'History' }).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(relatedPosts(posts, tom)).toEqual([]);
  });
});
