import { expect, it } from 'vitest';
import { newestFirst } from './InTheNewsPage';

it('sorts the newest first and keeps the order within a day', () => {
  const written = ['2024-11-23 a', '2026-10-03 b', '2025-03-22 c', '2026-10-03 d'].map((words) => {
    const [date = '', id = ''] = words.split(' ');
    return { date, id };
  });
  expect(newestFirst(written).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
});
