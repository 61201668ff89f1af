import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Coverage, Testimonials } from './Coverage';

it('has no heading without quotations', () => {
  expect(renderToStaticMarkup(<Coverage coverage={[]} />)).toBe('');
  expect(renderToStaticMarkup(<Testimonials testimonials={[]} />)).toBe('');
});

it('folds nothing after a single quotation', () => {
  const html = renderToStaticMarkup(<Testimonials testimonials={[{ quote: 'Good.', author: 'Ada', rating: 5 }]} />);
  expect(html).toContain('Ada');
  expect(html).not.toContain('more who came');
});
