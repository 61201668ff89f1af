import { useEffect } from 'react';
import { holdOwnDrawer } from '../../parts/submission-form/own-drawer';
import { BookingBar } from './BookingBar';
import { ExitIntent } from './ExitIntent';

/** What a visitor needs only after a while on the page, or after reading on. */
export function LateParts() {
  useEffect(holdOwnDrawer, []);
  return (
    <>
      <BookingBar />
      <ExitIntent />
    </>
  );
}
