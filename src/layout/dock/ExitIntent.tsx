import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isInstalledApp } from '../../browser/installed-app';
import { readStored, writeStored } from '../../browser/stored-value';
import { tourAt } from '../../content/tour-summaries';
import type { ExitVariant } from '../../parts/newsletter/ExitCard';
import { optionalPart } from '../../ui/hydration/optional-part';
import { otherToastStands } from '../../ui/toast/show-toast';

// Detects when a visitor seems about to leave: docs/requirements.md#exit-card. Only a mouse can
// show the card, not touch.

const ARMED_AFTER_MS = 5_000;
const LEFT_WITHIN_PX = 10;
const MOVED_WITHIN_PX = 20;

const NEVER = /^\/(?:booking|contact|survey|outbox)(?:\/|$)/;
const ABOUT_WALKS = /^\/tours(?:\/|$)/;

/** Returns the offer for a page; undefined on pages where a visitor is busy with a form or a booking. */
export function exitVariant(path: string): ExitVariant | undefined {
  if (NEVER.test(path)) return undefined;
  if (path === '/') return 'both';
  return ABOUT_WALKS.test(path) ? 'booking' : 'newsletter';
}

export interface PointerSign {
  readonly kind: 'moves' | 'leaves';
  readonly pointer: string;
  /** The vertical position in the page's window in px; negative above its upper edge. */
  readonly y: number;
  /** The vertical position at the event before; undefined if the pointer has just entered the window. */
  readonly before: number | undefined;
  /** The vertical movement that the browser reports; down is positive. */
  readonly movedBy: number;
}

/** Returns whether this is a mouse that leaves the window upward. A finger never counts. */
export function isLeaving({ kind, pointer, y, before, movedBy }: PointerSign): boolean {
  if (pointer !== 'mouse') return false;
  const within = kind === 'leaves' ? LEFT_WITHIN_PX : MOVED_WITHIN_PX;
  const goesUp = before === undefined ? movedBy < 0 : y < before || (kind === 'leaves' && y <= before);
  return y <= within && goesUp;
}

// The card must not appear during any of these: another dialog (also the booking partner's),
// typing, a notice.
const DIALOG = 'dialog[open], [role="dialog"]:not(dialog)';
const WRITING = 'input, textarea, select, iframe, [contenteditable]';
const NOTICE = '[data-notice]';

const isFree = (): boolean =>
  document.querySelector(`${DIALOG}, ${NOTICE}`) === null && document.activeElement?.matches(WRITING) !== true;

/**
 * Returns the time in milliseconds until the watch is armed. On the first page of a visit it is
 * counted from the load of the page.
 */
export const armsIn = (sinceLoadMs: number, firstPage: boolean): number =>
  firstPage ? Math.max(0, ARMED_AFTER_MS - sinceLoadMs) : ARMED_AFTER_MS;

/**
 * Calls `onLeave` each time a mouse leaves upward while nothing is in the way; the returned
 * function stops that.
 */
export function watchExit(armedInMs: number, onLeave: () => void): () => void {
  let armed = false;
  let before: number | undefined;
  const timer = setTimeout(() => {
    armed = true;
  }, armedInMs);
  const look =
    (kind: 'moves' | 'leaves') =>
    ({ pointerType, clientY, movementY }: PointerEvent): void => {
      const leaving = isLeaving({ kind, pointer: pointerType, y: clientY, before, movedBy: movementY });
      // The pointer may enter the window again at another place.
      before = kind === 'leaves' ? undefined : clientY;
      if (leaving && armed && isFree()) onLeave();
    };
  const onMove = look('moves');
  const onLeft = look('leaves');
  const root = document.documentElement;
  root.addEventListener('pointermove', onMove, { passive: true });
  root.addEventListener('pointerleave', onLeft);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerleave', onLeft);
  };
}

// The exit card is shown once per browser session: docs/requirements.md#exit-card
const KEY = 'exit-card-shown';

/**
 * Returns whether the card was shown. Returns true if that cannot be stored, because the card would
 * otherwise appear on every page.
 */
export const exitCardWasShown = (): boolean => readStored('sessionStorage', KEY) !== null;

/** Stores that the card was shown; returns false if that fails. */
export const noteExitCardShown = (): boolean => writeStored('sessionStorage', KEY, 'yes');

const ExitCard = optionalPart(() => import('../../parts/newsletter/ExitCard').then((module) => module.ExitCard), {
  // If the card's code loads late, drop the card, so that it does not interrupt the visitor's reading.
  whenMissing: ({ onClose }) => onClose(),
});

/** Watches for a visitor who is about to leave, and shows the card once. */
export function ExitIntent() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const firstPath = useRef(path);
  const [openOn, setOpenOn] = useState<string>();
  const variant = exitVariant(path);
  const close = (): void => setOpenOn(undefined);
  useEffect(() => {
    if (variant === undefined || isInstalledApp() || exitCardWasShown()) return undefined;
    const end = watchExit(armsIn(performance.now(), path === firstPath.current), () => {
      if (otherToastStands([]) || exitCardWasShown() || !noteExitCardShown()) return;
      setOpenOn(path);
      end();
    });
    return end;
  }, [variant, path]);
  return openOn === path && variant !== undefined ? (
    <ExitCard variant={variant} slug={tourAt(path)?.slug} isPrivate={path === '/tours/private-tours'} onClose={close} />
  ) : null;
}
