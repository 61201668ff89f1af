import { useRef, type ReactNode } from 'react';
import page from '../../../content/pages/private-tours.yaml';
import { classes } from '../../../ui/classes';
import type { BoundField } from '../../../ui/form/field-parts';
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
  /** Its error is the title of the notice. */
  readonly field: BoundField;
  readonly date: string | undefined;
  /** New York's day; undefined before hydration. */
  readonly today: string | undefined;
  readonly change: (part: Partial<Plan>) => void;
}

/**
 * Renders the field for the wished date, with the notice below it. The notice appears after hydration, because it
 * depends on today's date.
 */
export function WishedDate({ field: { name, error }, date, today, change }: WishedDateProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (day: string) => {
    change({ date: day });
    // The button that was pressed is removed with the notice, so the focus moves to the field.
    input.current?.focus();
  };
  return (
    <>
      <TextInput
        ref={input}
        name={name}
        label="Preferred date"
        optional="unsaid"
        type="date"
        min={today}
        max={LAST_DAY}
        describedBy="date-notice"
        error={error !== undefined}
      />
      <div id="date-notice" aria-live="polite" className={styles.notice}>
        {today === undefined || date === undefined ? (
          <p key="rule" className={styles.note}>
            {page.scheduling.rule}
          </p>
        ) : (
          <NoticeSlip key={date} date={date} today={today} error={error} onTake={take} />
        )}
      </div>
    </>
  );
}

interface NoticeSlipProps {
  readonly date: string;
  readonly today: string;
  readonly error: ReactNode;
  readonly onTake: (day: string) => void;
}

const LOOK: Readonly<Record<Notice['grade'], { icon: IconName; look: string | undefined }>> = {
  past: { icon: 'warning', look: slip.wrong },
  soon: { icon: 'warning', look: slip.wrong },
  short: { icon: 'calendar', look: undefined },
  now: { icon: 'check', look: slip.fine },
  early: { icon: 'check', look: slip.fine },
};

/** Shows whether the wished date is possible. The notice is advice and blocks nothing. */
function NoticeSlip({ date, today, error, onTake }: NoticeSlipProps) {
  const notice = noticeFor(date, today, page.scheduling);
  const { text, offer } = noticeText(date, today, notice, page.scheduling);
  const { icon, look } = LOOK[notice.grade];
  return (
    <div className={classes(slip.slip, look)}>
      <span className={slip.cell}>
        <Icon name={icon} size={22} />
      </span>
      <div className={slip.words}>
        {error === undefined ? null : <p className={slip.title}>{error}</p>}
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
