import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field down the results and back up; Tab does as well. */
export function moveBetweenResults(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const stations = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const here = stations.findIndex((station) => station === document.activeElement);
  if (here < 0) return;
  event.preventDefault();
  stations[here + step]?.focus();
}
