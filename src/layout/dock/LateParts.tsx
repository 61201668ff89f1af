import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { holdTabDrafts } from '../../outbox/drafts/tab-draft-store';
import { preloadWhenIdle } from '../../parts/booking/preload-when-idle';
import { deleteOldCards } from '../../walk/entry/old-cards';
import { BookingBar } from './BookingBar';
import { watchFocusUnderDock } from './clear-focus';
import { ExitIntent } from './ExitIntent';
import { Notices } from './Notices';

/**
 * Attribute set on <html> while no booking control is visible; the styles of the floating elements
 * depend on it.
 */
const FREE = 'data-booking-free';
/**
 * Each booking control and booking section has one of these attributes. Nothing floats either at the top of a page and
 * over the form of /contact, whose fields and button it would cover.
 */
const CONTROLS = 'main [data-booking], main [data-keep-clear], [data-page-top]';

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length > 0 && bottom >= 0 && top <= innerHeight;
};

/**
 * Hides the floating elements while a control for the same purpose is on the screen
 * (docs/decisions/0072).
 */
function useBookingControls(): void {
  const router = useRouter();
  useEffect(() => {
    const onScreen = new Set<Element>();
    let watched: readonly Element[] = [];
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(target);
        else onScreen.delete(target);
      }
      document.documentElement.toggleAttribute(FREE, onScreen.size === 0);
    });
    const look = (): void => {
      const controls = [...document.querySelectorAll(CONTROLS)];
      if (controls.length === watched.length && controls.every((control, index) => control === watched[index])) return;
      watched = controls;
      observer.disconnect();
      onScreen.clear();
      for (const control of controls) observer.observe(control);
    };
    look();
    // Controls also come and go without a navigation: the lower part of a page is rendered a frame later, and a search
    // removes tickets and brings them back.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    // The observer of the intersections reports only one frame after a new page is rendered; in that frame a floating
    // element would be shown beside a control.
    const endListening = router.subscribe('onRendered', () => {
      look();
      document.documentElement.toggleAttribute(FREE, !watched.some(isInWindow));
    });
    return () => {
      endListening();
      changes.disconnect();
      observer.disconnect();
    };
  }, [router]);
}

/** Parts that a visitor needs only after some time on the page or after scrolling. */
export function LateParts() {
  useEffect(holdTabDrafts, []);
  useEffect(deleteOldCards, []);
  useEffect(watchFocusUnderDock, []);
  useEffect(preloadWhenIdle, []);
  useBookingControls();
  return (
    <>
      <Notices />
      <BookingBar />
      <ExitIntent />
    </>
  );
}
