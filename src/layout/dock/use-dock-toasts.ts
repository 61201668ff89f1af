import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { openRemembered } from '../../parts/booking/browser-booking';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { hideToast } from '../../ui/toast/show-toast';
import { useNotice } from './use-notice';

/**
 * The walk that was noted offline, offered once there is a connection; closed, it is not offered again
 * on this visit. Over the form it would be in the way: there it waits for the next page.
 */
export function useBookingOffer(): {
  readonly offers: boolean;
  readonly put: () => void;
  readonly tour: ReturnType<typeof useRememberedTour>;
} {
  const tour = useRememberedTour();
  const online = useStore(connection) !== 'offline';
  const overForm = useLocation({ select: ({ pathname }) => pathname.startsWith('/contact') });
  const [putAway, setPutAway] = useState<string>();
  const put = useCallback(() => setPutAway(tour?.slug), [tour?.slug]);
  return { offers: tour !== undefined && online && !overForm && tour.slug !== putAway, put, tour };
}

export function useBookingOfferNotice({ put, tour }: ReturnType<typeof useBookingOffer>, itsTurn: boolean): void {
  const navigate = useNavigate();
  const toast = useMemo(() => {
    if (!itsTurn || tour === undefined) return undefined;
    return {
      id: 'booking-offer',
      tone: 'waiting',
      title: 'You are online again.',
      message: `Open the ${tour.title} calendar?`,
      actions: [
        { label: 'Open calendar', onPress: () => openRemembered(tour, () => void navigate({ to: '/booking' })) },
        { label: 'Not now', quiet: true, onPress: forgetTour },
      ],
      onClose: put,
    } as const;
  }, [tour, itsTurn, put, navigate]);
  useEffect(() => {
    // What was said offline is answered by the offer.
    if (toast) hideToast('booking-offline');
  }, [toast]);
  useNotice(toast);
}
