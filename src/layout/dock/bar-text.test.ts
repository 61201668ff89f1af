import { expect, test } from 'vitest';
import { tourSummaries } from '../../content/tour-summaries';
import { barText, privateBarText } from './bar-text';

test('on the page of a walk it speaks of that walk', () => {
  const tour = tourSummaries.find(({ slug }) => slug === 'financial-district');
  expect(barText(tourSummaries, tour)).toEqual({
    price: '$40',
    title: 'Financial District',
    facts: 'Saturdays, 2:00 PM · max 15 people · confirm on the booking calendar',
    short: ['Sat', '2:00 PM'],
  });
});

test('elsewhere of all of them', () => {
  expect(barText(tourSummaries, undefined)).toMatchObject({
    price: '$40',
    facts: 'a person · 2 hours · small groups of 12 to 15',
    short: ['Weekends', 'max 15 people'],
  });
});

test('says the price of a private walk where that is what the page is about', () => {
  expect(privateBarText()).toEqual({
    price: '$320',
    title: 'A walk of your own',
    facts: 'for up to 8 guests · $40 each further guest, up to 30',
    short: ['Up to 8 guests', '$40 each further'],
  });
});
