import { useRef } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import { newYorkTime } from '../../../parts/departures/new-york-time';
import { useMinute } from '../../../parts/departures/use-minute';
import { classes } from '../../../ui/classes';
import styles from './estimate.module.css';
import { noticeFor } from './notice';
import { NoticeSlip } from './NoticeSlip';
import type { Plan } from './plan';

/** Four figures for the year, or some browsers take six. */
const LAST_DAY = '2099-12-31';

interface WishedDateProps {
  readonly date: string | undefined;
  readonly change: (part: Partial<Plan>) => void;
}

export function WishedDate({ date, change }: WishedDateProps) {
  const minute = useMinute();
  const today = minute === undefined ? undefined : newYorkTime(new Date(minute)).slice(0, 10);
  const field = useRef<HTMLInputElement>(null);
  const notice = today === undefined || date === undefined ? undefined : noticeFor(date, today, page.scheduling);
  const isWrong = notice?.grade === 'past' || notice?.grade === 'soon';
  const take = (day: string) => {
    change({ date: day });
    // The slip with the link is gone.
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="date" className={styles.label}>
          Wished date
        </label>
        <input
          ref={field}
          id="date"
          name="date"
          type="date"
          min={today}
          max={LAST_DAY}
          aria-describedby="date-notice"
          className={classes(styles.box, isWrong && styles.wrong)}
        />
      </div>
      <div id="date-notice" aria-live="polite" className={styles.notice}>
        {notice === undefined || today === undefined || date === undefined ? (
          <p key="rule" className={styles.note}>
            {page.scheduling.rule}
          </p>
        ) : (
          <NoticeSlip key={date} date={date} today={today} notice={notice} onTake={take} />
        )}
      </div>
    </>
  );
}
