import { useState } from 'react';
import { loadAskedPart } from '../../../browser/load-part';
import { settings } from '../../../config/env';
import { useWalk } from '../use-walk';
import { distanceWalked } from '../walk-words';

/** Makes the keepsake picture when the returned `keep` is called, and shares or downloads it. */
export function useKeepsake() {
  const { tour, progress, punched } = useWalk();
  const [isFailed, setFailed] = useState(false);
  // The system refuses to share twice at a time, and what is refused is downloaded.
  const [isBusy, setBusy] = useState(false);
  const keep = async (how: 'save' | 'share'): Promise<void> => {
    setFailed(false);
    setBusy(true);
    try {
      const { keepPicture } = await loadAskedPart(() => import('./keepsake'));
      await keepPicture(
        {
          slug: tour.slug,
          title: tour.title,
          walked: distanceWalked(tour, punched),
          at: progress?.punched.at(-1)?.at,
          cats: tour.stops.map(({ cat }) => cat),
          punched,
          host: new URL(settings.siteUrl).host,
        },
        how,
      );
    } catch (error) {
      console.warn('The keepsake was not made', error);
      setFailed(true);
    }
    setBusy(false);
  };
  return { isFailed, isBusy, keep };
}
