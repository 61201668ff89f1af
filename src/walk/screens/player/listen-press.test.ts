import { describe, expect, it } from 'vitest';
import { spokenSentences } from '../../voice/spoken-text';
import { pressOf, sentenceOfStep } from './listen-press';

const WORDS = 'Walk south. Turn right on Clark Street. Cross the street there. Go through the gate.';
const marks = spokenSentences(WORDS);
const startOf = (words: string): number => WORDS.indexOf(words);

it('a step begins with its first sentence', () => {
  expect(sentenceOfStep(marks, 0)).toBe(0);
  expect(sentenceOfStep(marks, startOf('Turn right'))).toBe(1);
  expect(sentenceOfStep(marks, startOf('Go through'))).toBe(3);
});

describe('a press on Listen', () => {
  const silent = { state: undefined, sentences: 4, shown: 0, stored: 0 };

  it('pauses the voice, and continues a pause or an interruption at the same sentence', () => {
    expect(pressOf({ ...silent, state: { kind: 'speaking', sentence: 2 } })).toBe('pause');
    for (const kind of ['paused', 'interrupted'] as const) {
      expect(pressOf({ ...silent, state: { kind, sentence: 2 } })).toBe('resume');
      expect(pressOf({ ...silent, shown: 2, state: { kind, sentence: 2 } })).toBe('resume');
      expect(pressOf({ ...silent, shown: 1, state: { kind, sentence: 2 } })).toBe('resume');
    }
  });

  it('reads the shown step if the voice was stopped at an earlier one, whatever is stored', () => {
    for (const kind of ['paused', 'interrupted'] as const)
      for (const stored of [0, 1, 3])
        expect(pressOf({ ...silent, shown: 2, stored, state: { kind, sentence: 1 } })).toEqual({ playFrom: 2 });
  });

  it('begins at the stored sentence, but not before the shown step', () => {
    expect(pressOf(silent)).toEqual({ playFrom: 0 });
    expect(pressOf({ ...silent, stored: 2 })).toEqual({ playFrom: 2 });
    expect(pressOf({ ...silent, stored: 1, shown: 2 })).toEqual({ playFrom: 2 });
    expect(pressOf({ ...silent, stored: 2, state: { kind: 'failed', sentence: 0 } })).toEqual({ playFrom: 2 });
  });

  it('begins anew after the last sentence', () => {
    expect(pressOf({ ...silent, stored: 3 })).toEqual({ playFrom: 0 });
    expect(pressOf({ ...silent, stored: 3, shown: 1, state: { kind: 'ended', sentence: 3 } })).toEqual({ playFrom: 1 });
  });
});
