import { Suspense, useEffect } from 'react';
import { preloadWhenIdle } from '../../parts/booking/preload-when-idle';
import { useStore } from '../../browser/store';
import { installHint } from '../../pwa/install-hint';
import { updateState } from '../../pwa/update';
import { optionalPart } from '../../ui/optional-part';
import { UpdateButton } from '../header/UpdateButton';
import { watchFocusUnderDock } from './clear-focus';
import { dockTurn } from './choose-notice';
import styles from './dock.module.css';
import { useBookingOffer, useBookingOfferNotice } from './use-dock-toasts';
import { useFieldFocus } from './use-field-focus';
import { useOtherToast } from './use-other-toast';
import { useUpdateNotice } from './use-update-notice';

// Shown now and then only.
const InstallCard = optionalPart(() => import('./InstallCard').then((module) => module.InstallCard));

/** One notice at a time. */
export function Notices() {
  const update = useStore(updateState);
  const offer = useBookingOffer();
  const hint = useStore(installHint);
  const writing = useFieldFocus();
  const otherToast = useOtherToast();
  const turn = dockTurn({ update, offersBooking: offer.offers && !writing, otherToast, hint });
  useUpdateNotice(update.notice, turn === 'update');
  useBookingOfferNotice(offer, turn === 'booking-offer');
  useEffect(watchFocusUnderDock, []);
  useEffect(preloadWhenIdle, []);
  return (
    <>
      <div data-dock="" className={styles.dock} hidden={writing}>
        {turn === 'install-hint' && hint !== 'hidden' ? (
          <Suspense fallback={null}>
            <InstallCard hint={hint} />
          </Suspense>
        ) : null}
      </div>
      {update.waiting && turn !== 'update' ? <UpdateButton /> : null}
    </>
  );
}
