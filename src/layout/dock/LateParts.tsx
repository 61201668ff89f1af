import { useEffect } from 'react';
import { holdTabDrafts } from '../../parts/submission-form/tab-draft-store';
import { BookingBar } from './BookingBar';
import { ExitIntent } from './ExitIntent';

/** What nobody needs before he has been here for a while, or has read on. */
export function LateParts() {
  useEffect(holdTabDrafts, []);
  return (
    <>
      <BookingBar />
      <ExitIntent />
    </>
  );
}
