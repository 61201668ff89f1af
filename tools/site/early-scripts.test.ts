import { expect, it } from 'vitest';
import { buildEarlyScripts } from './early-scripts';

it('each script of the head is one element, and the posts are named to the list of posts alone', async () => {
  const { openPost, ...others } = await buildEarlyScripts(['the-cat-of-pier-twelve']);
  for (const element of [openPost, ...Object.values(others)])
    expect(element).toMatch(/^<script>\(function\(\)\{[^\n]+\}\)\(\);<\/script>$/);
  expect(openPost).toContain('the-cat-of-pier-twelve');
  expect(Object.values(others).join('')).not.toContain('the-cat-of-pier-twelve');
});
