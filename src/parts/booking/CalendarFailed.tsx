import { Button } from '../../ui/Button';
import { Print } from '../../ui/Print';
import { teamBooking } from '../../pictures/prints/team-booking';
import styles from './calendar-pane.module.css';
import { CALENDAR_ID } from './calendar-place';
import { reloadAt } from './come-back-here';
import { ProviderLink } from './ProviderLink';
import { COULD_NOT_LOAD } from './use-calendar-load';

/** What stands where the calendar should: what failed, then the two ways on (001 §8). */
export function CalendarFailed({ ownPage }: { ownPage: string }) {
  return (
    <div className={styles.cover}>
      <div className={styles.card}>
        <div className={styles.portrait}>
          <Print picture={teamBooking} sizes="110px" />
        </div>
        <h3 className={styles.words}>Calendar could not be loaded</h3>
        <p>{COULD_NOT_LOAD}</p>
        <Button look="primary" size="large" icon="refresh" wide onClick={() => reloadAt(CALENDAR_ID)}>
          Try again
        </Button>
        <ProviderLink href={ownPage}>Open the provider's booking page</ProviderLink>
      </div>
    </div>
  );
}
