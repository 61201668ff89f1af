import { expect, test } from 'vitest';
import { conclude } from './conclusion';

test('what was tried as a whole and is well is called well', () => {
  const { text, exitCode } = conclude(
    [],
    [
      { name: 'contact', tried: 3 },
      { name: 'faulty deploys', tried: 15, of: 15 },
    ],
  );
  expect([text, exitCode]).toEqual(['Nothing lost, nothing doubled in silence.', 0]);
});

test('what was not tried is named, and is no success', () => {
  const { text, exitCode } = conclude(
    [],
    [
      { name: 'contact', tried: 3 },
      { name: 'survey', tried: 0 },
      { name: 'faulty deploys', tried: 2, of: 15 },
    ],
  );
  expect(text.split('\n')).toEqual([
    'Nothing lost, nothing doubled in silence in what was tried.',
    'Not tried: survey.',
    'Not tried: 13 of 15 faulty deploys.',
  ]);
  expect(exitCode).toBe(2);
});

test('where nothing at all was tried, nothing is called well', () => {
  const { text, exitCode } = conclude([], [{ name: 'contact', tried: 0 }]);
  expect([text, exitCode]).toEqual(['Not tried: contact.', 2]);
});

test('what is wrong comes first', () => {
  const { text, exitCode } = conclude(
    ['lost: --seed 5'],
    [
      { name: 'contact', tried: 1 },
      { name: 'survey', tried: 0 },
    ],
  );
  expect([text, exitCode]).toEqual(['lost: --seed 5\nNot tried: survey.', 1]);
});
