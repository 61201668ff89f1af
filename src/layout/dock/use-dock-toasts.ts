import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { reloadLosesText } from '../../browser/unsaved-text';
import { openRemembered } from '../../parts/booking/book-item';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { applyUpdate, applyUpdateAnyway, dismissUpdateNotice, type UpdateNotice } from '../../pwa/update';
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

/** True of our own forms only: they keep a draft. */
const stillHere = (): Pick<Toast, 'note'> =>
  reloadLosesText() ? {} : { note: 'What you have typed will still be here.' };

/** What is said of a new version; nothing where the system says it, or where there is none. */
function updateToast(notice: UpdateNotice): (Toast & { id: string }) | undefined {
  const reload = { label: 'Reload', onPress: applyUpdate };
  const later = { label: 'Later', quiet: true, onPress: dismissUpdateNotice };
  const shared = { id: 'update', icon: 'refresh', onClose: dismissUpdateNotice } as const;
  switch (notice) {
    case 'none':
    case 'notification':
      return undefined;
    case 'toast':
      return {
        ...shared,
        title: 'Update available',
        message: 'A new version of the app is available. Refresh to update.',
        ...stillHere(),
        actions: [reload, later],
      };
    case 'updated-elsewhere':
      return {
        ...shared,
        title: 'Updated in another tab',
        message: 'Reload to use the new version here.',
        ...stillHere(),
        actions: [reload],
      };
    case 'confirm':
      return {
        ...shared,
        title: 'The booking calendar is open here',
        message: 'We cannot keep what you have typed in it. After a reload it is gone.',
        actions: [{ label: 'Reload anyway', onPress: applyUpdateAnyway }, later],
      };
  }
}

/** A new version waits, or another tab has activated it: docs/requirements.md#update-notice. Typed text survives. */
export function useUpdateToast(notice: UpdateNotice, itsTurn: boolean): void {
  useToast(useMemo(() => (itsTurn ? updateToast(notice) : undefined), [notice, itsTurn]));
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
