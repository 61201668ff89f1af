import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isInstalledApp } from '../../browser/app-capabilities';
import { useStore } from '../../browser/store';
import { preloadWhenIdle } from '../../parts/booking/preload-when-idle';
import { installHint } from '../../pwa/install-hint';
import { offlineKeeper } from '../../pwa/offline-keeper-instance';
import { applyUpdate, updateState } from '../../pwa/update';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { otherToastStands, subscribeToToasts } from '../../ui/toast/show-toast';
import { UPDATE_PLACE } from '../header/Header';
import { chooseNotice, isFirstFilling, takingAlongText } from './choose-notice';
import { watchFocusUnderDock } from './clear-focus';
import { InstallCard } from './InstallCard';
import { useBookingOffer, useBookingOfferToast, useUpdateToast } from './use-dock-toasts';
import styles from './dock.module.css';
import buttonStyles from './update-button.module.css';

/** Not the choice of colors in the foot: it is on every page, and nothing is written there. */
const WRITING = ':is(main, dialog) :is(input, textarea, select, form button)';

function subscribeToFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Whether the visitor is filling in a form just now: nothing comes up over a field, or over the button that sends. */
function useFieldFocus(): boolean {
  return useSyncExternalStore(
    subscribeToFocus,
    () => document.activeElement?.matches(WRITING) === true,
    () => false,
  );
}

// The dock's own toasts, and the one that the booking offer takes away.
const OWN = ['update', 'booking-offer', 'booking-offline'];

/** Whether something else is being said just now, so that the dock has to wait. */
function useOtherToast(): boolean {
  return useSyncExternalStore(
    subscribeToToasts,
    () => otherToastStands(OWN),
    () => false,
  );
}

/**
 * A version waits: quiet, for those who put the notice away, and for systems that swallow
 * notifications. Drawn from the dock, whose script comes late.
 */
function UpdateButton() {
  const place = document.getElementById(UPDATE_PLACE);
  if (place === null) return null;
  return createPortal(
    <IconButton
      label="Update ready: reload"
      title="Update ready: reload"
      icon="refresh"
      iconSize={22}
      size={44}
      className={buttonStyles.button}
      onClick={applyUpdate}
    />,
    place,
  );
}

/**
 * The first start of the installed app, whose store begins empty on iOS: in full width what it takes along, and how
 * far it is, until that is done.
 */
function TakingAlong() {
  const offlinePackage = useStore(offlineKeeper.state);
  const [isFirst, setFirst] = useState(false);
  if (!isFirst && isFirstFilling(offlinePackage) && isInstalledApp()) setFirst(true);
  const words = isFirst ? takingAlongText(offlinePackage) : '';
  return (
    <div data-dock="" className={styles.along}>
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

/** One notice at a time. */
export function Notices() {
  const update = useStore(updateState);
  const offer = useBookingOffer();
  const hint = useStore(installHint);
  const writing = useFieldFocus();
  const otherToast = useOtherToast();
  const notice = chooseNotice({ update, offersBooking: offer.offers && !writing, otherToast, hint });
  useUpdateToast(update.notice, notice === 'update');
  useBookingOfferToast(offer, notice === 'booking-offer');
  useEffect(watchFocusUnderDock, []);
  useEffect(preloadWhenIdle, []);
  return (
    <>
      <div data-dock="" className={styles.dock} hidden={writing}>
        {notice === 'install-hint' && hint !== 'hidden' ? <InstallCard hint={hint} /> : null}
      </div>
      <TakingAlong />
      {update.waiting && notice !== 'update' ? <UpdateButton /> : null}
    </>
  );
}
