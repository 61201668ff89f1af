import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { holdTabDrafts } from '../../parts/submission-form/tab-draft-store';
import { watchBookingControls } from './booking-controls';
import { BookingBar } from './BookingBar';
import { ExitIntent } from './ExitIntent';

/** Nothing floats at the top of a page, so this may come when somebody has moved. */
function useBookingControls(): void {
  const router = useRouter();
  useEffect(() => {
    const { look, end } = watchBookingControls();
    look();
    const endListening = router.subscribe('onRendered', look);
    return () => {
      endListening();
      end();
    };
  }, [router]);
}

/** What a visitor needs only after a while on the page, or after reading on. */
export function LateParts() {
  useEffect(holdTabDrafts, []);
  useBookingControls();
  return (
    <>
      <BookingBar />
      <ExitIntent />
    </>
  );
}
