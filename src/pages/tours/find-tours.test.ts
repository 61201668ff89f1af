import { describe, expect, it } from 'vitest';
import { tourCards } from '../../content/tour-cards';
import { countWords, findTours, tourStub } from './find-tours';

const heights = { title: 'Brooklyn Heights', teaser: 'Spectacles', description: 'A hotel and a view.' };
const district = { title: 'Financial District', description: 'The Exchange.' };
const tours = [heights, district];

describe('findTours', () => {
  it('returns all tours for an empty query, or one of spaces', () => {
    expect(findTours(tours, '')).toEqual(tours);
    expect(findTours(tours, '  ')).toEqual(tours);
  });

  it('finds a part of title, teaser or description in any case', () => {
    expect(findTours(tours, ' BROOK ')).toEqual([heights]);
    expect(findTours(tours, 'spectac')).toEqual([heights]);
    expect(findTours(tours, 'exchange')).toEqual([district]);
  });

  it('finds the other texts on the ticket of a tour', () => {
    const printed = ({ title }: { title: string }): string[] => [title === 'Brooklyn Heights' ? '10:00 AM' : '2:00 PM'];
    expect(findTours(tours, '10:00 am', printed)).toEqual([heights]);
    expect(findTours(tours, '0', printed)).toEqual(tours);
    expect(findTours(tours, '10:00 am')).toEqual([]);
  });

  it('takes special characters of patterns literally', () => {
    expect(findTours(tours, '.*')).toEqual([]);
  });

  it('does not match across two texts', () => {
    expect(findTours(tours, 'heights spectacles')).toEqual([]);
  });
});

describe('tourStub', () => {
  it.each([
    [['Saturday'], ['weekends']],
    [['Tuesday'], ['weekdays']],
    [
      ['Tuesday', 'Saturday'],
      ['weekends', 'weekdays'],
    ],
  ] as const)('of a walk on %s is found by %s', (days, words) => {
    const [tour] = tourCards.map((card) => ({ ...card, schedule: { days: [...days], start: '14:00' } }));
    const found = tour === undefined ? [] : tourStub(tour).alsoFound;
    expect(found.filter((word) => word.startsWith('week'))).toEqual(words);
  });
});

describe('countWords', () => {
  it('counts one tour as one', () => {
    expect(countWords(1, ' hotel ')).toBe('Found 1 tour matching "hotel"');
    expect(countWords(2, 'cat')).toBe('Found 2 tours matching "cat"');
    expect(countWords(0, 'dog')).toBe('Found 0 tours matching "dog"');
  });

  it('is empty for an empty query', () => {
    expect(countWords(4, ' ')).toBe('');
  });
});
