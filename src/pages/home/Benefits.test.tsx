import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import page from '../../content/pages/home.yaml';
import { PriceBars } from './Benefits';

const barsOf = (...prices: number[]) =>
  [
    ...renderToStaticMarkup(<PriceBars walks={prices.map((price) => ({ price }))} />).matchAll(
      /width:([\d.]+)%"><strong>(.*?)<\/strong>/g,
    ),
  ].map(([, width, price]) => ({ width: Number(width), price }));
const average = page.benefits.average.amount;

it('draws the price of the walks beside the average one, each as long as it is high', () => {
  const [ours, others] = barsOf(average / 2, average / 2);
  expect(ours).toEqual({ width: 50, price: `$${average / 2}` });
  expect(others).toEqual({ width: 100, price: `$${average}` });
});

it('says "from" if the walks have different prices, and never draws a bar that is too long', () => {
  const [ours, others] = barsOf(average * 3, average * 2);
  expect(ours).toEqual({ width: 100, price: `from $${average * 2}` });
  expect(others).toEqual({ width: 50, price: `$${average}` });
});
