import { BookingCalendar } from '../../parts/booking/BookingCalendar';
import styles from './box-office.module.css';
import { ChooseWalk } from './ChooseWalk';
import { useChosenItem } from './use-chosen-item';

/** Id of the heading that "View Calendar" leads to. */
export const BOX_OFFICE_ID = 'box-office';

/** The ticket window: which walk, and behind the pane our partner's calendar. */
export function BoxOffice() {
  const { item, choose } = useChosenItem();
  return (
    <section className={styles.office} aria-labelledby={BOX_OFFICE_ID}>
      <ChooseWalk item={item} onChoose={choose} />
      <div>
        <div className={styles.awning} aria-hidden="true" />
        <h2 id={BOX_OFFICE_ID} tabIndex={-1} className={styles.plate}>
          Box office
        </h2>
        <BookingCalendar itemId={item} className={styles.window} />
      </div>
    </section>
  );
}
