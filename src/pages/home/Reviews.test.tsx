import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Review } from './Reviews';

const said = { quote: 'It rained.', author: 'Ada', source: 'a letter', date: '2026-10-12' };

it('shows as many stars as the guest gave, in words too', () => {
  const html = renderToStaticMarkup(<Review review={{ ...said, rating: 4 }} index={0} />);
  expect(html).toContain('>★★★★<');
  expect(html).toContain('4 of 5 stars');
});

it('shows no stars where the guest gave none', () => {
  expect(renderToStaticMarkup(<Review review={said} index={0} />)).not.toMatch(/★|stars/);
});
