import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isInstalledApp } from '../../browser/app-capabilities';
import { readStored, writeStored } from '../../browser/stored-value';
import { tourSummaries } from '../../content/tour-summaries';
import type { ExitVariant } from '../../parts/newsletter/ExitCard';
import { optionalPart } from '../../ui/optional-part';
import { otherToastStands } from '../../ui/toast/show-toast';

// When a visitor seems about to leave: docs/requirements.md#exit-card. Only a mouse shows it, touch does not.

const ARMED_AFTER_MS = 5_000;
const LEFT_WITHIN_PX = 10;
const MOVED_WITHIN_PX = 20;

const NEVER = /^\/(?:booking|contact|survey|outbox)(?:\/|$)/;
const ABOUT_WALKS = /^\/tours(?:\/|$)/;

/** What is offered on a page; nothing where somebody is in the middle of something. */
export function exitVariant(path: string): ExitVariant | undefined {
  if (NEVER.test(path)) return undefined;
  if (path === '/') return 'both';
  return ABOUT_WALKS.test(path) ? 'booking' : 'newsletter';
}

export interface PointerSign {
  readonly kind: 'moves' | 'leaves';
  readonly pointer: string;
  /** From the upper edge of the page's window; above it, it is negative. */
  readonly y: number;
  /** Where it was before; undefined where it has just come in. */
  readonly before: number | undefined;
  /** What the browser says how far it came, down is positive. */
  readonly movedBy: number;
}

/** Whether this is a mouse on its way up and out. A finger never is. */
export function isLeaving({ kind, pointer, y, before, movedBy }: PointerSign): boolean {
  if (pointer !== 'mouse') return false;
  const within = kind === 'leaves' ? LEFT_WITHIN_PX : MOVED_WITHIN_PX;
  const goesUp = before === undefined ? movedBy < 0 : y < before || (kind === 'leaves' && y <= before);
  return y <= within && goesUp;
}

// What is in the way: another dialog (the booking partner's too), somebody writing, a notice.
const DIALOG = 'dialog[open], [role="dialog"]:not(dialog)';
const WRITING = 'input, textarea, select, iframe, [contenteditable]';
const NOTICE = '[data-dock=""]:not([hidden]) > :not(:empty)';

const isFree = (): boolean =>
  document.querySelector(`${DIALOG}, ${NOTICE}`) === null && document.activeElement?.matches(WRITING) !== true;

/** How long until the watch is armed; on the page a visit began with, counted from its beginning. */
export const armsIn = (sinceLoadMs: number, firstPage: boolean): number =>
  firstPage ? Math.max(0, ARMED_AFTER_MS - sinceLoadMs) : ARMED_AFTER_MS;

/** Calls back each time a mouse leaves upward while nothing is in the way; the returned function ends it. */
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
      // It may come back in somewhere else.
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

/** Whether it has been shown; yes where that cannot be noted, or it would come on every page. */
export const exitCardWasShown = (): boolean => readStored('sessionStorage', KEY) !== null;

/** Notes it; false where that did not work. */
export const noteExitCardShown = (): boolean => writeStored('sessionStorage', KEY, 'yes');

const ExitCard = optionalPart(() => import('../../parts/newsletter/ExitCard').then((module) => module.ExitCard), {
  // Its moment is over: it must not come up later, in the middle of reading.
  whenMissing: ({ onClose }) => onClose(),
});

/** Watches for somebody about to leave, and shows them the card once. */
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
    <ExitCard
      variant={variant}
      slug={tourSummaries.find(({ slug }) => path === `/tours/${slug}`)?.slug}
      isPrivate={path === '/tours/private-tours'}
      onClose={close}
    />
  ) : null;
}
