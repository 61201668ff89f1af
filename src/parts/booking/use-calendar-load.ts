import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { providerAnswers } from '../../integrations/fareharbor/provider-answers';
import { hideToast, showToast } from '../../ui/toast/show-toast';
import { followCalendar, type CalendarPhase } from './calendar-load';

const TOAST = 'calendar-error';
/** Word for word (001 §8). */
export const COULD_NOT_LOAD = 'Failed to load the booking calendar. Please try again later.';

const failed = (phase: CalendarPhase): boolean => phase === 'late' || phase === 'unreachable';

/** Follows the frame that the returned reference is given to, and says once where it does not load. */
export function useCalendarLoad(address: string): { phase: CalendarPhase; frame: RefCallback<HTMLIFrameElement> } {
  const [phase, setPhase] = useState<CalendarPhase>('loading');
  const frame = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element === null) return undefined;
      const { frameLoaded, frameFailed, end } = followCalendar(providerAnswers(address), setPhase);
      // React passes on no `error` of a frame.
      element.addEventListener('load', frameLoaded);
      element.addEventListener('error', frameFailed);
      return () => {
        element.removeEventListener('load', frameLoaded);
        element.removeEventListener('error', frameFailed);
        end();
      };
    },
    [address],
  );
  const hasFailed = failed(phase);
  useEffect(() => {
    if (!hasFailed) return undefined;
    showToast({ id: TOAST, tone: 'destructive', title: 'Calendar Error', message: COULD_NOT_LOAD });
    return () => hideToast(TOAST);
  }, [hasFailed]);
  return { phase, frame };
}
