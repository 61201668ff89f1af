import { describe, expect, it } from 'vitest';
import { newProgress, punch } from '../progress/progress';
import { byResumption, resumeText, whenWords } from './resume-text';

const NOON = new Date(2026, 10, 22, 11, 5).getTime();
const walk = {
  title: 'Brooklyn Heights',
  stops: [{ title: 'Ned', meters: 121 }, { title: 'Ann Mudge', meters: 330 }, { title: 'Hoosier Cat' }],
};
const begun = newProgress('brooklyn-heights', NOON);
const plain = (words: string | undefined): string | undefined => words?.replaceAll('\u202f', ' ');

describe('the card of a started walk', () => {
  it('says where and when the walker stopped, and what is next', () => {
    const text = resumeText(walk, punch(punch(begun, 1, NOON), 2, NOON), NOON + 60_000, 'home');
    expect(text?.title).toBe('You stopped at 2 of 3.');
    expect(plain(text?.words)).toBe(
      'Brooklyn Heights, today at 11:05 AM. Next is stop 3, Hoosier Cat: 0.21 mi, 5 min from stop 2.',
    );
  });

  it('gives the leg of a walker who goes the other way', () => {
    const text = resumeText(walk, punch(punch(begun, 3, NOON), 2, NOON), NOON, 'home');
    expect(plain(text?.words)).toMatch(/Next is stop 1, Ned: 400 ft, 2 min from stop 2\.$/);
  });

  it("names a day other than today, and leaves out the walk's name on its own page", () => {
    expect(plain(whenWords(NOON, NOON + 2 * 86_400_000))).toBe('November 22 at 11:05 AM');
    expect(plain(resumeText(walk, punch(begun, 1, NOON), NOON, 'tour')?.words)).toMatch(
      /^Today at 11:05 AM\. Next is stop 2/,
    );
  });

  it('names no time in the future if the clock was set back', () => {
    const text = resumeText(walk, punch(begun, 1, NOON), NOON - 60 * 60_000, 'home');
    expect(plain(text?.words)).toMatch(/^Brooklyn Heights, today at 10:05 AM\./);
  });

  it('has no text when every stop is punched, and counts an empty card as started', () => {
    const whole = [1, 2, 3].reduce((progress, stop) => punch(progress, stop, NOON), begun);
    expect(resumeText(walk, whole, NOON, 'home')).toBeUndefined();
    expect(resumeText(walk, begun, NOON, 'home')?.title).toBe('You have started this walk.');
  });
});

it('the walk to resume is the last one with a punch, and else the last one that was opened', () => {
  const opened = { ...begun, walk: 'opened', changedAt: NOON + 3 };
  const half = { ...punch(begun, 1, NOON + 2), walk: 'half' };
  const older = { ...punch(begun, 1, NOON + 1), walk: 'older' };
  expect([begun, older, opened, half].toSorted(byResumption).map(({ walk: slug }) => slug)).toEqual([
    'half',
    'older',
    'opened',
    'brooklyn-heights',
  ]);
});
