import { expect, it } from 'vitest';
import { loadPost } from '../../content/posts';
import { answerHtml, postNode } from './page';

it('keeps the lists of an answer, and lets no text become markup', () => {
  expect(
    answerHtml([
      { p: ['One & ', { strong: 'two' }, ' <b>'] },
      { list: [['three'], [{ link: 'four', href: '/contact' }]], ordered: false },
      { list: [['five']], ordered: true },
    ]),
  ).toBe(
    '<p>One &amp; <strong>two</strong> &lt;b&gt;</p>' +
      '<ul><li>three</li><li><a href="https://gothammousers.example/contact">four</a></li></ul>' +
      '<ol><li>five</li></ol>',
  );
});

it('names the author of a post, and where the author is a sample the company', async () => {
  const post = await loadPost('jerry-fox-saves-brooklyn-borough-hall');
  if (!post) throw new Error('There is no such post');
  const { sample: _sample, ...real } = post;
  expect(postNode({ ...real, author: 'Ada', updated: '2026-12-01' })).toMatchObject({
    author: { '@type': 'Person', name: 'Ada' },
    datePublished: post.date,
    dateModified: '2026-12-01',
  });
  expect(postNode({ ...real, sample: true, author: 'Ada' })).toMatchObject({
    author: { '@id': 'https://gothammousers.example/#company' },
    dateModified: post.date,
  });
});
