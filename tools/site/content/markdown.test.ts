import { expect, it } from 'vitest';
import { blocksOf, inlineOf } from './markdown';

it('keeps paragraphs, bold, links and lists', () => {
  expect(blocksOf('Meat, **once** a day.\n\n- [Stop 8](/tours/x#stop-8)\n- Tom & Dick')).toEqual([
    { p: ['Meat, ', { strong: 'once' }, ' a day.'] },
    { list: [[{ link: 'Stop 8', href: '/tours/x#stop-8' }], ['Tom & Dick']], ordered: false },
  ]);
});

it('gives headings an anchor', () => {
  expect(blocksOf('## The trouble was glue')).toEqual([
    { h: ['The trouble was glue'], level: 2, id: 'the-trouble-was-glue' },
  ]);
});

it('joins broken lines and shows signs as they are', () => {
  expect(inlineOf('A "cat" & a\nrat < 3')).toEqual(['A "cat" & a rat < 3']);
});
