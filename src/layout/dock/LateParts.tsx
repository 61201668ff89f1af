import { useEffect } from 'react';
import { holdTabDrafts } from '../../parts/submission-form/tab-draft-store';
import { BookingBar } from './BookingBar';
import { ExitIntent } from './ExitIntent';

/** What a visitor needs only after a while on the page, or after reading on. */
export function LateParts() {
  useEffect(holdTabDrafts, []);
  return (
    <>
      <BookingBar />
      <ExitIntent />
    </>
  );
}
