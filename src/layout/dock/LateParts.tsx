import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { holdTabDrafts } from '../../parts/submission-form/tab-draft-store';
import { BookingBar } from './BookingBar';
import { ExitIntent } from './ExitIntent';
import { Notices } from './Notices';

/** Stands on <html> while nothing on the screen leads to a booking: the styles of what floats ask for it. */
const FREE = 'data-booking-free';
/** Every control and place for booking says so of itself; at its top a page has nothing float over it either. */
const CONTROLS = 'main [data-booking], [data-page-top]';

/** What floats says nothing that stands on the screen already (docs/decisions/0072-what-floats-repeats-nothing.md). */
function useBookingControls(): void {
  const router = useRouter();
  useEffect(() => {
    const onScreen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onScreen.add(target);
        else onScreen.delete(target);
      }
      document.documentElement.toggleAttribute(FREE, onScreen.size === 0);
    });
    const look = (): void => {
      observer.disconnect();
      onScreen.clear();
      for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
    };
    look();
    // Another page has other controls.
    const endListening = router.subscribe('onRendered', look);
    return () => {
      endListening();
      observer.disconnect();
    };
  }, [router]);
}

/** What a visitor needs only after a while on the page, or after reading on. */
export function LateParts() {
  useEffect(holdTabDrafts, []);
  useBookingControls();
  return (
    <>
      <Notices />
      <BookingBar />
      <ExitIntent />
    </>
  );
}
