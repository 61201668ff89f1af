import { expect, test } from 'vitest';
import { createQueryRecord } from './query-record';

test('the first reading and a change by something else are told apart', () => {
  const record = createQueryRecord();
  expect(record.wasRead()).toBe(false);
  expect(record.noteReported('cats')).toBe('first');
  expect(record.wasRead()).toBe(true);
  expect(record.has('cats')).toBe(true);
  expect(record.noteReported('dogs')).toBe('later');
  expect(record.has('cats')).toBe(false);
});

test('an empty query is a query too', () => {
  const record = createQueryRecord();
  expect(record.noteReported('')).toBe('first');
  expect(record.noteReported('cats')).toBe('later');
});

test('what the page has written is its own when the router reports it, even if more was written meanwhile', () => {
  const record = createQueryRecord();
  record.noteReported('');
  record.noteWritten('c');
  record.noteWritten('ca');
  expect(record.has('ca')).toBe(true);
  expect(record.noteReported('c')).toBe('own');
  expect(record.has('ca')).toBe(true);
  expect(record.noteReported('ca')).toBe('own');
  expect(record.noteReported('')).toBe('later');
});

test('of two quick changes the router may report the last only, and the first is then no longer expected', () => {
  const record = createQueryRecord();
  record.noteReported('');
  record.noteWritten('c');
  record.noteWritten('ca');
  expect(record.noteReported('ca')).toBe('own');
  expect(record.noteReported('c')).toBe('later');
});
