import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import reviews from '../../content/reviews.yaml';
import { loadTour } from '../../content/tours';
import { Testimonials } from './Testimonials';

const [first] = reviews.fallbacks;

test('a tour shows its own three, and the rating where one is given', async () => {
  const tour = await loadTour('brooklyn-heights');
  if (tour === undefined) throw new Error('There is no such tour');
  const [one, ...others] = tour.testimonials;
  if (one === undefined) throw new Error('The tour has no testimonials');
  const html = renderToStaticMarkup(
    <Testimonials tour={{ ...tour, testimonials: [{ ...one, rating: 4 }, ...others] }} />,
  );
  expect(html).toContain(one.author);
  expect(html).toContain('4 of 5 stars');
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).not.toContain(first?.author);
});

test('a tour without any shows the three that stand in for them', async () => {
  const tour = await loadTour('brooklyn-heights');
  if (tour === undefined) throw new Error('There is no such tour');
  const html = renderToStaticMarkup(<Testimonials tour={{ ...tour, testimonials: [] }} />);
  for (const { author } of reviews.fallbacks) expect(html).toContain(author);
});
