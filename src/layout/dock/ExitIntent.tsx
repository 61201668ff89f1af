import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isInstalledApp } from '../../browser/installed-app';
import { pageViews } from '../../browser/page-views';
import { readStored, writeStored } from '../../browser/stored-value';
import { tourAt } from '../../content/tour-summaries';
import type { ExitVariant } from '../../parts/newsletter/ExitCard';
import { optionalPart } from '../../ui/hydration/optional-part';
import { otherToastStands } from '../../ui/toast/show-toast';
import { armsIn, isFree, watchExitOnceSeen } from './watch-exit';

const NEVER = /^\/(?:booking|contact|survey|outbox)(?:\/|$)/;
const ABOUT_WALKS = /^\/tours(?:\/|$)/;

/** Returns the offer for a page; undefined on pages where a visitor is busy with a form or a booking. */
export function exitVariant(path: string): ExitVariant | undefined {
  if (NEVER.test(path)) return undefined;
  if (path === '/') return 'both';
  return ABOUT_WALKS.test(path) ? 'booking' : 'newsletter';
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

const ExitCard = optionalPart(() => import('../../parts/newsletter/ExitCard').then((module) => module.ExitCard));

/** Watches for a visitor who is about to leave, and shows the card once. */
export function ExitIntent() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [openOn, setOpenOn] = useState<string>();
  const variant = exitVariant(path);
  const close = (): void => setOpenOn(undefined);
  useEffect(() => {
    if (variant === undefined || isInstalledApp() || exitCardWasShown()) return undefined;
    const armedInMs = armsIn(performance.now(), pageViews.opened <= 1);
    let isHere = true;
    const end = watchExitOnceSeen(armedInMs, () => {
      if (otherToastStands([]) || exitCardWasShown() || !noteExitCardShown()) return;
      end();
      // The visitor may have gone on while the card's code loads. If it does not load, there is no card.
      const open = (): void => {
        if (isHere && isFree()) setOpenOn(path);
      };
      ExitCard.load().then(open, () => undefined);
    });
    return () => {
      isHere = false;
      end();
      // Leaving the page closes the card for good: it is not there again when the visitor comes back.
      setOpenOn(undefined);
    };
  }, [variant, path]);
  return openOn === path && variant !== undefined ? (
    <ExitCard variant={variant} slug={tourAt(path)?.slug} isPrivate={path === '/tours/private-tours'} onClose={close} />
  ) : null;
}
