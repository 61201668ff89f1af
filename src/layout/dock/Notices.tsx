import { useEffect, useState, useSyncExternalStore } from 'react';
import { isInstalledApp } from '../../browser/installed-app';
import { useStore } from '../../browser/store';
import { offlineKeeper } from '../../pwa/offline-keeper-instance';
import { pwa } from '../../pwa/pwa-instance';
import { Icon } from '../../ui/Icon';
import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';
import { preloadToasts } from '../../ui/toast/ToastOutlet';
import { chooseNotice, isFirstSaving, firstSavingText } from './choose-notice';
import { InstallCard } from './InstallCard';
import { UpdateButton } from './UpdateButton';
import { useBookingOffer, useBookingOfferToast, useUpdateToast } from './use-dock-toasts';
import styles from './dock.module.css';

/** The theme switch in the footer does not count: it is on every page, and no text is typed there. */
const WRITING = ':is(main, dialog) :is(input, textarea, select, form button)';

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/**
 * Returns whether the visitor is filling in a form now: then nothing may cover a field or the
 * submit button.
 */
function useFieldFocus(): boolean {
  return useSyncExternalStore(
    subscribeToFocus,
    () => document.activeElement?.matches(WRITING) === true,
    () => false,
  );
}

// The ids of the toasts of the dock, and of the one that the booking offer hides.
const OWN = ['update', 'booking-offer', 'booking-offline'];

/** Returns whether another toast is shown now, so that the dock has to wait. */
function useOtherToast(): boolean {
  return useSyncExternalStore(
    subscribeToToasts,
    () => otherToastStands(OWN),
    () => false,
  );
}

/**
 * The first start of the installed app, whose storage is empty on iOS: shows in full width what is
 * being saved and the progress, until it is complete.
 */
function FirstSaving() {
  const offlinePackage = useStore(offlineKeeper.state);
  const [isFirst, setFirst] = useState(false);
  if (!isFirst && isFirstSaving(offlinePackage) && isInstalledApp()) setFirst(true);
  const words = isFirst ? firstSavingText(offlinePackage) : '';
  return (
    <div data-dock="" data-notice={words === '' ? undefined : ''} className={styles.along}>
      {words === '' ? null : (
        <div className={`page-width ${styles.taking}`}>
          <Icon name="download" size={24} />
          <p>
            <strong>Saving for offline. </strong>
            <span key={words}>{words}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** Shows one notice at a time. */
export function Notices() {
  const update = useStore(pwa.updates.state);
  const offer = useBookingOffer();
  const hint = useStore(pwa.installHints.state);
  const writing = useFieldFocus();
  const otherToast = useOtherToast();
  const notice = chooseNotice({ update, offersBooking: offer.offers && !writing, otherToast, hint });
  const hinted = notice === 'install-hint' && hint !== 'hidden';
  useUpdateToast(update.notice, notice === 'update');
  // When the version takes over in another tab, the component of this version's toasts is gone.
  useEffect(() => {
    if (update.waiting) void preloadToasts();
  }, [update.waiting]);
  useBookingOfferToast(offer, notice === 'booking-offer');
  return (
    <>
      <div data-dock="" data-notice={hinted && !writing ? '' : undefined} className={styles.dock} hidden={writing}>
        {hinted ? <InstallCard hint={hint} /> : null}
      </div>
      <FirstSaving />
      {update.waiting && notice !== 'update' ? <UpdateButton /> : null}
    </>
  );
}
