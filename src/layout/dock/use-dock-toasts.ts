import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { connection, wasOffline } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { reloadLosesText, textAtRisk } from '../../browser/unsaved-text';
import { openRemembered } from '../../parts/booking/book-item';
import { forgetTour } from '../../parts/booking/remembered-tour';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { pwa } from '../../pwa/pwa-instance';
import type { UpdateNotice } from '../../pwa/update';
import { hideToast, showToast, type Toast } from '../../ui/toast/show-toast';

/**
 * Shows a toast while it is given; undefined hides it. Its `onClose` is called only when the
 * visitor closes it, not when another toast replaces it. Memoize the toast.
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

/** The note is true only for text that is stored as a draft. */
const stillHere = (): Pick<Toast, 'note'> =>
  reloadLosesText() ? {} : { note: 'What you have typed will still be here.' };

/** The toast warns of a reload that loses text; its words depend on where the text is. */
const LOSSES = {
  calendar: {
    title: 'The booking calendar is open here',
    message: 'We cannot keep what you have typed in it. After a reload it is gone.',
  },
  form: {
    title: 'You have begun a form here',
    message: 'We could not keep what you have typed in it. After a reload it is gone.',
  },
  card: {
    title: 'You have begun a walk here',
    message: 'This browser does not store your card. After a reload it is empty.',
  },
};

/**
 * Returns the toast about a new version; undefined if the system shows a notification or there is
 * no new version.
 */
function updateToast(notice: UpdateNotice): (Toast & { id: string }) | undefined {
  const reload = { label: 'Reload', onPress: pwa.updates.apply };
  const later = { label: 'Later', quiet: true, onPress: pwa.updates.dismissNotice };
  const shared = { id: 'update', icon: 'refresh', onClose: pwa.updates.dismissNotice } as const;
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
        ...LOSSES[textAtRisk() ?? 'calendar'],
        actions: [{ label: 'Reload anyway', onPress: pwa.updates.applyAnyway }, later],
      };
  }
}

/**
 * Shows a toast when a new version waits or another tab has activated it:
 * docs/requirements.md#update-notice. Typed text survives.
 */
export function useUpdateToast(notice: UpdateNotice, itsTurn: boolean): void {
  useToast(useMemo(() => (itsTurn ? updateToast(notice) : undefined), [notice, itsTurn]));
}

/**
 * Offers the tour that was remembered offline once there is a connection. After the visitor closes the offer, it is not
 * shown again during this visit. On /contact the offer would cover the form, so it waits for the next page.
 */
export function useBookingOffer(): {
  readonly offers: boolean;
  readonly dismiss: () => void;
  readonly tour: ReturnType<typeof useRememberedTour>;
} {
  const tour = useRememberedTour();
  const online = useStore(connection) !== 'offline';
  const overForm = useLocation({ select: ({ pathname }) => pathname.startsWith('/contact') });
  const [dismissed, setDismissed] = useState<string>();
  const dismiss = useCallback(() => setDismissed(tour?.slug), [tour?.slug]);
  return { offers: tour !== undefined && online && !overForm && tour.slug !== dismissed, dismiss, tour };
}

/**
 * Shows the offer of `useBookingOffer` as a toast while `itsTurn` is true. "Not now" forgets the tour. Closing the
 * toast keeps the tour, but ends the offer for this visit.
 */
export function useBookingOfferToast({ dismiss, tour }: ReturnType<typeof useBookingOffer>, itsTurn: boolean): void {
  const { history, navigate } = useRouter();
  const isBack = useStore(wasOffline);
  const toast = useMemo(() => {
    if (!itsTurn || tour === undefined) return undefined;
    return {
      id: 'booking-offer',
      tone: 'waiting',
      title: isBack ? 'You are online again.' : `You noted ${tour.title}.`,
      message: isBack ? `Open the ${tour.title} calendar?` : 'Open its calendar?',
      actions: [
        {
          label: 'Open calendar',
          onPress: () => openRemembered(tour, history, () => void navigate({ to: '/booking' })),
        },
        { label: 'Not now', quiet: true, onPress: forgetTour },
      ],
      onClose: dismiss,
    } as const;
  }, [tour, itsTurn, isBack, dismiss, history, navigate]);
  useEffect(() => {
    // Hide the "you are offline" toast when the offer to open the calendar is shown.
    if (toast) hideToast('booking-offline');
  }, [toast]);
  useToast(toast);
}
