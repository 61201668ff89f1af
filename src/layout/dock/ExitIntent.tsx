import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isInstalledApp } from '../../browser/installed-app';
import { tourSummaries } from '../../content/tour-summaries';
import { optionalPart } from '../../ui/optional-part';
import { otherToastStands } from '../../ui/toast/show-toast';
import { armsIn, exitCardWasShown, exitVariant, noteExitCardShown, watchExit } from './exit-intent';

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
