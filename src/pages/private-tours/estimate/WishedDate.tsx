import { useRef } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import { newYorkTime, useMinute } from '../../../parts/departures/new-york-time';
import { classes } from '../../../ui/classes';
import { TextInput } from '../../../ui/form/TextInput';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-paths';
import { dayText, type Notice, noticeFor, noticeText } from './lead-time';
import type { Plan } from './plan';
import styles from './estimate.module.css';
import slip from './wished-date.module.css';

/** The last date of the field. Without a maximum some browsers accept years with six digits. */
const LAST_DAY = '2099-12-31';

interface WishedDateProps {
  readonly date: string | undefined;
  readonly change: (part: Partial<Plan>) => void;
}

/**
 * Renders the field for the wished date, with the notice below it. The notice appears after hydration, because it
 * depends on today's date.
 */
export function WishedDate({ date, change }: WishedDateProps) {
  const minute = useMinute();
  const today = minute === undefined ? undefined : newYorkTime(new Date(minute)).slice(0, 10);
  const field = useRef<HTMLInputElement>(null);
  const notice = today === undefined || date === undefined ? undefined : noticeFor(date, today, page.scheduling);
  const isWrong = notice?.grade === 'past' || notice?.grade === 'soon';
  const take = (day: string) => {
    change({ date: day });
    // The button that was pressed is removed with the notice, so the focus moves to the field.
    field.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={field}
        name="date"
        label="Preferred date"
        optional="unsaid"
        type="date"
        min={today}
        max={LAST_DAY}
        describedBy="date-notice"
        error={isWrong}
      />
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

interface NoticeSlipProps {
  readonly date: string;
  readonly today: string;
  readonly notice: Notice;
  readonly onTake: (day: string) => void;
}

const LOOK: Readonly<Record<Notice['grade'], { icon: IconName; look: string | undefined }>> = {
  past: { icon: 'warning', look: slip.wrong },
  soon: { icon: 'warning', look: slip.wrong },
  short: { icon: 'calendar', look: slip.advice },
  now: { icon: 'check', look: slip.fine },
  early: { icon: 'check', look: slip.fine },
};

/** Shows whether the wished date is possible. The notice is advice and blocks nothing. */
function NoticeSlip({ date, today, notice, onTake }: NoticeSlipProps) {
  const { title, text, offer } = noticeText(date, today, notice, page.scheduling);
  const { icon, look } = LOOK[notice.grade];
  return (
    <div className={classes(slip.slip, look)}>
      <span className={slip.cell}>
        <Icon name={icon} size={22} />
      </span>
      <div className={slip.words}>
        {title === undefined ? null : <p className={slip.title}>{title}</p>}
        <p>{text}</p>
        {offer === undefined ? null : (
          <p>
            <span>{offer}</span>{' '}
            <button type="button" className={slip.take} onClick={() => onTake(notice.firstWeekday)}>
              {dayText(notice.firstWeekday, today)}
            </button>
            <span>.</span>
          </p>
        )}
      </div>
    </div>
  );
}
