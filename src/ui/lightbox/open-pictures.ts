// The address of an open picture, and the lightbox, which is loaded when the first picture is pressed. The hash of the
// address is the id of the open picture. Promises: Back closes the picture; opening the address opens the picture, also
// for another visitor; closing leaves no history entry that would open the picture again. Without scripts the same
// address scrolls to the element of the page that has this id.
import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, type ComponentProps } from 'react';
import { optionalDialog } from '../dialog/optional-dialog';
import type { Lightbox } from './Lightbox';

interface PictureInAddress {
  /** The id of the open picture; undefined if none is open, in the built HTML and in the first render. */
  readonly opened: string | undefined;
  readonly open: (id: string) => void;
  /** Replaces the open picture by another one. */
  readonly turn: (id: string) => void;
  readonly close: () => void;
}

/**
 * Keeps the open picture in the address.
 * @param ids the ids of the pictures of this page
 */
export function usePictureInAddress(ids: readonly string[]): PictureInAddress {
  const hydrated = useHydrated();
  const { history } = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const opened = hydrated && ids.includes(hash) ? hash : undefined;
  const ours = useRef(false);
  const write = (id: string, replace: boolean): void => {
    // The page behind the lightbox must not scroll.
    void navigate({ to: '.', search: true, hash: id, replace, resetScroll: false, hashScrollIntoView: false });
  };
  return {
    opened,
    open(id) {
      ours.current = true;
      write(id, false);
    },
    turn(id) {
      if (id !== hash && opened !== undefined) write(id, true);
    },
    close() {
      // Back has closed the lightbox already.
      if (opened === undefined) return;
      if (ours.current) {
        history.back();
        ours.current = false;
        return;
      }
      write('', true);
      // The address opened the picture, so the browser has no element to move the focus back to.
      document.getElementById(opened)?.focus({ preventScroll: true });
    },
  };
}

/**
 * The lightbox, whose script loads when the first picture is pressed. If the script does not load, the picture is
 * removed from the address and the small pictures remain.
 */
export const LateLightbox = optionalDialog<ComponentProps<typeof Lightbox>>(
  async () => (await import('./Lightbox')).Lightbox,
  'The large print did not load',
);
