import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Papers } from './PressStrip';

it('prints the name of a paper without a drawn logo, and says it once', () => {
  const html = renderToStaticMarkup(<Papers outlets={[{ name: 'The Real Paper', link: 'https://paper.org/' }]} />);
  expect(html).toMatch(/<strong[^>]*>The Real Paper<\/strong>/);
  expect(html.match(/The Real Paper/g)).toHaveLength(1);
  expect(html).not.toContain('<svg');
});

it('shows a drawn logo, and says the name beside it', () => {
  const html = renderToStaticMarkup(
    <Papers outlets={[{ name: 'The Gotham Whisker', wordmark: 'the-gotham-whisker', link: 'https://paper.org/' }]} />,
  );
  expect(html).toContain('<svg');
  expect(html).toContain('The Gotham Whisker');
  expect(html).not.toContain('<strong');
});
