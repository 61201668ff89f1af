import type { Notice, NoticeRules } from './notice';

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** "Saturday, December 5", with the year where it is not the one we are in. */
export function dayWords(date: string, today?: string): string {
  const isThisYear = today?.slice(0, 4) === date.slice(0, 4);
  return (isThisYear ? DAY : DAY_AND_YEAR).format(Date.parse(date));
}

export interface NoticeWords {
  /** What is the matter, where something is. */
  readonly title: string | undefined;
  readonly text: string;
  /** Asks to take the first weekday that can be had. */
  readonly offer: string | undefined;
}

function awayWords(days: number): string {
  if (days === 0) return 'is today';
  return days === 1 ? 'is tomorrow' : `is ${days} days away`;
}

const weeksWords = ({ from, to }: { from: number; to: number }): string => `${from} to ${to} weeks`;

/** What the slip under the date says. */
export function noticeWords(date: string, today: string, notice: Notice, rules: NoticeRules): NoticeWords {
  const { grade, days, isWeekend } = notice;
  const day = dayWords(date, today);
  const away = `${day} ${awayWords(days)}`;
  const kind = isWeekend ? 'a weekend' : 'a weekday';
  const advised = weeksWords(isWeekend ? rules.advice.weekend : rules.advice.weekday);
  const first = 'The first weekday possible is';
  switch (grade) {
    case 'past':
      return { title: 'That day has passed.', text: `${day} is behind us.`, offer: first };
    case 'soon':
      return {
        title: 'Too soon for a weekday.',
        text: `${away}. A weekday tour needs at least ${rules.weekdayNotice}.`,
        offer: first,
      };
    case 'short':
      return {
        title: undefined,
        text: `${away}. We advise ${advised} for ${kind}. Ask, and have a second date ready.`,
        offer: undefined,
      };
    case 'now':
      return {
        title: undefined,
        text: `${away}, within the ${advised} that we advise for ${kind}. We reply within 48 hours.`,
        offer: undefined,
      };
    case 'early':
      return { title: undefined, text: `${away}. That is early enough. We reply within 48 hours.`, offer: undefined };
  }
}
