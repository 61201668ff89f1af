import { useEffect } from 'react';
import { CalendarFailed } from './CalendarFailed';
import { CalendarLoading } from './CalendarLoading';
import styles from './calendar-pane.module.css';
import { useCalendarLoad } from './use-calendar-load';

/** What paying needs: the bank's windows and pages. It may not move our page unless somebody presses. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups ' +
  'allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-storage-access-by-user-activation';

interface Props {
  readonly address: string;
  /** The same calendar on the partner's own page. */
  readonly ownPage: string;
  /** What a screen reader calls the frame. */
  readonly title: string;
  /** Told when it has loaded: from then on it is not taken away, for somebody may be typing in it. */
  readonly onShown: () => void;
}

/** The partner's calendar, and our words over it while it is not there. Give it the address as key. */
export function CalendarFrame({ address, ownPage, title, onShown }: Props) {
  const { phase, frame } = useCalendarLoad(address);
  useEffect(() => {
    if (phase === 'shown') onShown();
  }, [phase, onShown]);
  return (
    <>
      {phase === 'unreachable' ? null : (
        <iframe
          ref={frame}
          src={address}
          title={title}
          allow="payment"
          sandbox={ALLOWED}
          className={styles.frame}
          data-covered={phase === 'shown' ? undefined : ''}
        />
      )}
      {phase === 'loading' ? <CalendarLoading /> : null}
      {phase === 'late' || phase === 'unreachable' ? <CalendarFailed ownPage={ownPage} /> : null}
    </>
  );
}
