import page from '../../../content/pages/private-tours.yaml';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-paths';
import type { Notice } from './notice';
import { dayWords, noticeWords } from './notice-words';
import styles from './wished-date.module.css';

interface NoticeSlipProps {
  readonly date: string;
  readonly today: string;
  readonly notice: Notice;
  readonly onTake: (day: string) => void;
}

const LOOK: Readonly<Record<Notice['grade'], { icon: IconName; look: string | undefined }>> = {
  past: { icon: 'warning', look: styles.wrong },
  soon: { icon: 'warning', look: styles.wrong },
  short: { icon: 'calendar', look: styles.advice },
  now: { icon: 'check', look: styles.fine },
  early: { icon: 'check', look: styles.fine },
};

/** Says whether the wished day can be had. It never keeps anybody from asking. */
export function NoticeSlip({ date, today, notice, onTake }: NoticeSlipProps) {
  const { title, text, offer } = noticeWords(date, today, notice, page.scheduling);
  const { icon, look } = LOOK[notice.grade];
  return (
    <div className={classes(styles.slip, look)}>
      <span className={styles.cell}>
        <Icon name={icon} size={22} />
      </span>
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        <p>{text}</p>
        {offer === undefined ? null : (
          <p>
            <span>{offer}</span>{' '}
            <button type="button" className={styles.take} onClick={() => onTake(notice.firstWeekday)}>
              {dayWords(notice.firstWeekday, today)}
            </button>
            <span>.</span>
          </p>
        )}
      </div>
    </div>
  );
}
