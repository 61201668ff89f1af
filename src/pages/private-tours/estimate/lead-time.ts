// How far ahead a date is, and whether that is enough: docs/requirements.md#notice-for-a-private-tour. Days are New
// York's calendar days and are counted in UTC, where every day has 24 hours, so a clock change cannot shift them.
import type { PageOf } from '../../../content/page-schemas';
import { longDate } from '../../../parts/departures/next-departures';

export type NoticeRules = Pick<PageOf<'private-tours'>['scheduling'], 'weekdayNotice' | 'replyHours' | 'advice'>;

export interface Notice {
  /**
   * `past`: before today. `soon`: a weekday that is not possible. `short`: less notice than we advise. `now`: the
   * notice that we advise. `early`: more notice than that.
   */
  readonly grade: 'past' | 'soon' | 'short' | 'now' | 'early';
  /** Days from today; negative for a day in the past. */
  readonly days: number;
  readonly isWeekend: boolean;
  readonly firstWeekday: string;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const DAY_HOURS = 24;

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

function firstWeekdayFrom(day: number): string {
  let first = day;
  while (isWeekend(first)) first += DAY_MS;
  return new Date(first).toISOString().slice(0, 10);
}

/**
 * Returns the advice about a wished date; it blocks nothing.
 * @param date a day such as "2026-12-05"
 * @param today New York's day, in the same form
 */
export function noticeFor(date: string, today: string, rules: NoticeRules): Notice {
  const from = Date.parse(today);
  const wished = Date.parse(date);
  const days = Math.round((wished - from) / DAY_MS);
  const weekend = isWeekend(wished);
  const advice = weekend ? rules.advice.weekend : rules.advice.weekday;
  const grade = (): Notice['grade'] => {
    if (days < 0) return 'past';
    if (!weekend && days < rules.weekdayNotice) return 'soon';
    if (days < advice.from * WEEK_DAYS) return 'short';
    return days < advice.to * WEEK_DAYS ? 'now' : 'early';
  };
  return {
    grade: grade(),
    days,
    isWeekend: weekend,
    firstWeekday: firstWeekdayFrom(from + rules.weekdayNotice * DAY_MS),
  };
}

const DAY_AND_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats a date as "Saturday, December 5", with the year if it is not the current one. */
export function dayText(date: string, today?: string): string {
  const isThisYear = today?.slice(0, 4) === date.slice(0, 4);
  return isThisYear ? longDate({ date }) : DAY_AND_YEAR.format(Date.parse(date));
}

interface NoticeText {
  readonly text: string;
  /** The text before the first possible weekday; undefined if none is offered. */
  readonly offer: string | undefined;
}

function awayText(days: number): string {
  if (days === 0) return 'is today';
  return days === 1 ? 'is tomorrow' : `is ${days} days away`;
}

const weeksText = ({ from, to }: { from: number; to: number }): string => `${from} to ${to} weeks`;

/** Returns the text of the notice below the date. If the date is wrong, the rules of the form give its title. */
export function noticeText(date: string, today: string, notice: Notice, rules: NoticeRules): NoticeText {
  const { grade, days, isWeekend } = notice;
  const day = dayText(date, today);
  const away = `${day} ${awayText(days)}`;
  const kind = isWeekend ? 'a weekend' : 'a weekday';
  const advised = weeksText(isWeekend ? rules.advice.weekend : rules.advice.weekday);
  const first = 'The first weekday possible is';
  switch (grade) {
    case 'past':
      return { text: `${day} is behind us.`, offer: first };
    case 'soon':
      return { text: `${away}. A weekday tour needs at least ${rules.weekdayNotice} days' notice.`, offer: first };
    case 'short':
      return {
        text:
          days * DAY_HOURS <= rules.replyHours
            ? `${away}. Our reply can take ${rules.replyHours} hours, and we advise ${advised} for ${kind}. Have a later date ready.`
            : `${away}. We advise ${advised} for ${kind}. Ask, and have a second date ready.`,
        offer: undefined,
      };
    case 'now':
      return { text: `${away}, within the ${advised} that we advise for ${kind}.`, offer: undefined };
    case 'early':
      return { text: `${away}. That is early enough.`, offer: undefined };
  }
}
