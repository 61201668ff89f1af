import company from '../../content/company.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { BOX_OFFICE_ID } from '../../parts/booking/booking-links';
import { BookingCalendar } from '../../parts/booking/BookingCalendar';
import { bringIntoView } from '../../ui/bring-into-view';
import { ToggleButton } from '../../ui/ToggleButton';
import { useChosenItem } from './use-chosen-item';
import styles from './calendar-section.module.css';

/** Shows the choice of a tour, and the calendar of the booking provider. */
export function CalendarSection() {
  const { item, choose } = useChosenItem();
  return (
    <section className={styles.office} aria-labelledby={BOX_OFFICE_ID}>
      <ChooseTour item={item} onChoose={choose} />
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

interface ChooseTourProps {
  readonly item: number | undefined;
  readonly onChoose: (item: number | undefined) => void;
}

const TOURS: readonly { readonly name: string; readonly item: number | undefined }[] = [
  { name: 'All walks', item: undefined },
  ...tourSummaries.map(({ title, item }) => ({ name: title, item })),
];

/** Renders the choice of the calendar that is shown. */
function ChooseTour({ item, onChoose }: ChooseTourProps) {
  const choices = item === company.giftCard.item ? [...TOURS, { name: 'Gift cards', item }] : TOURS;
  return (
    <div role="group" aria-label="Calendar to show" className={styles.choices} onFocus={bringIntoView}>
      {choices.map((choice) => (
        <ToggleButton key={choice.name} isOn={choice.item === item} onPress={() => onChoose(choice.item)}>
          {choice.name}
        </ToggleButton>
      ))}
    </div>
  );
}
