import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block } from '../../content/schemas';
import { Prose } from './Prose';

const BLOCKS: readonly Block[] = [
  { p: ['The club first met at ', { link: 'the hotel', href: 'https://example.com/hotel' }, '.'] },
  { p: ['The last stop is ', { link: 'City Hall', href: '/tours/financial-district#stop-8' }, '.'] },
  { list: [[{ link: 'Another walk', href: '/tours' }]], ordered: false },
];
const words = (html: string): string => html.replace(/<[^>]+>/g, '');

it('prints links as their words where they must not lead away, in paragraphs and in lists', () => {
  const html = renderToStaticMarkup(<Prose blocks={BLOCKS} links="words" />);
  expect(html).not.toContain('<a');
  expect(words(html)).toBe('The club first met at the hotel.The last stop is City Hall.Another walk');
});

it('prints links as links by default', () => {
  const html = renderToStaticMarkup(<Prose blocks={BLOCKS.slice(0, 1)} />);
  expect(html).toContain('<a href="https://example.com/hotel">the hotel</a>');
});
