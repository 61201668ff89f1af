// How far ahead a day is, and whether that is enough (001 §9). Days are counted on New York's calendar,
// in UTC, where every day has 24 hours: no clock change can shift them.
import type { PageOf } from '../../../content/page-schemas';

export type NoticeRules = Pick<PageOf<'private-tours'>['scheduling'], 'weekdayNotice' | 'advice'>;

export interface Notice {
  /** `soon`: a weekday that cannot be had. `short`: less than we advise. `now`: as we advise. `early`: more. */
  readonly grade: 'past' | 'soon' | 'short' | 'now' | 'early';
  /** From today; less than nothing for a day that has passed. */
  readonly days: number;
  readonly isWeekend: boolean;
  readonly firstWeekday: string;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());

function firstWeekdayFrom(day: number): string {
  let first = day;
  while (isWeekend(first)) first += DAY_MS;
  return new Date(first).toISOString().slice(0, 10);
}

/**
 * What can be said about a wished date. It never forbids to ask.
 * @param date and @param today days such as "2026-12-05"; today is New York's
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
