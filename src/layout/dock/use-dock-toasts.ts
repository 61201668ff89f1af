import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { openRemembered } from '../../parts/booking/browser-booking';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { applyUpdate, dismissUpdateNotice, type UpdateNotice } from '../../pwa/update';
import { hideToast, showToast, type Toast } from '../../ui/toast/show-toast';

/**
 * Shows a toast for as long as it is given; undefined takes it away. Its `onClose` is told only
 * when the visitor closes it, not when something else has precedence. Memoize the toast.
 */
function useToast(toast: (Toast & { id: string }) | undefined): void {
  useEffect(() => {
    if (toast === undefined) return undefined;
    let shown = true;
    showToast({
      ...toast,
      sticky: true,
      onClose: () => {
        if (shown) toast.onClose?.();
      },
    });
    return () => {
      shown = false;
      hideToast(toast.id);
    };
  }, [toast]);
}

const STILL_HERE = 'What you have typed will still be here.';

/** A new version waits, or another tab has activated it: docs/requirements.md#update-notice. Typed text survives. */
export function useUpdateToast(notice: UpdateNotice, itsTurn: boolean): void {
  const toast = useMemo(() => {
    if (!itsTurn) return undefined;
    const reload = { label: 'Reload', onPress: applyUpdate };
    const shared = { id: 'update', icon: 'refresh', note: STILL_HERE, onClose: dismissUpdateNotice } as const;
    return notice === 'updated-elsewhere'
      ? {
          ...shared,
          title: 'Updated in another tab',
          message: 'Reload to use the new version here.',
          actions: [reload],
        }
      : {
          ...shared,
          title: 'Update available',
          message: 'A new version of the app is available. Refresh to update.',
          actions: [reload, { label: 'Later', quiet: true, onPress: dismissUpdateNotice }],
        };
  }, [notice, itsTurn]);
  useToast(toast);
}

/**
 * The tour that was remembered offline, offered once there is a connection; closed, it is not offered again
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
  const [dismissed, setDismissed] = useState<string>();
  const put = useCallback(() => setDismissed(tour?.slug), [tour?.slug]);
  return { offers: tour !== undefined && online && !overForm && tour.slug !== dismissed, put, tour };
}

export function useBookingOfferToast({ put, tour }: ReturnType<typeof useBookingOffer>, itsTurn: boolean): void {
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
  useToast(toast);
}
