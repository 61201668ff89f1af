import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import reviews from '../../content/reviews.yaml';
import { loadTour } from '../../content/tours';
import { Testimonials } from './Testimonials';

const [first] = reviews.fallbacks;

test('a tour shows its own three testimonials, and a rating if there is one', async () => {
  const tour = await loadTour('brooklyn-heights');
  if (tour === undefined) throw new Error('There is no such tour');
  const saidBy = (author: string) => ({ author, quote: 'So it was.', role: 'guest', source: 'a letter' });
  const html = renderToStaticMarkup(
    <Testimonials tour={{ ...tour, testimonials: [{ ...saidBy('Ada'), rating: 4 }, saidBy('Bo'), saidBy('Cleo')] }} />,
  );
  expect(html).toContain('Ada');
  expect(html).toContain('4 of 5 stars');
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).not.toContain(first?.author);
});

test('a tour without testimonials shows the three fallbacks', async () => {
  const tour = await loadTour('brooklyn-heights');
  if (tour === undefined) throw new Error('There is no such tour');
  const html = renderToStaticMarkup(<Testimonials tour={{ ...tour, testimonials: [] }} />);
  for (const { author } of reviews.fallbacks) expect(html).toContain(author);
  expect(html.match(/\(sample\)/g) ?? []).toHaveLength(reviews.fallbacks.filter(({ sample }) => sample).length);
});
