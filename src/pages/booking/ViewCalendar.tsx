import type { MouseEvent } from 'react';
import { ButtonAnchor } from '../../ui/Button';
import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { BOX_OFFICE_ID } from './BoxOffice';

/** Scrolls to the window, smoothly where motion is wanted, and takes the reader along. */
function goToCalendar(event: MouseEvent): void {
  const plate = document.getElementById(BOX_OFFICE_ID);
  if (plate === null) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  plate.closest('section')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  plate.focus({ preventScroll: true });
}

/** With scripts off it is a plain link to the window. Without a connection there is no calendar to view. */
export function ViewCalendar() {
  if (useStore(connection) === 'offline') return null;
  return (
    <ButtonAnchor href={`#${BOX_OFFICE_ID}`} look="primary" size="large" icon="calendar" wide onClick={goToCalendar}>
      View Calendar
    </ButtonAnchor>
  );
}
