// The address of an open picture, and the lightbox, which is loaded when the first picture is pressed. The hash of the
// address is the id of the open picture. Promises: Back closes the picture; opening the address opens the picture, also
// for another visitor; closing leaves no history entry that would open the picture again. Without scripts the same
// address scrolls to the element of the page that has this id.
import { useHydrated, useLocation, useNavigate, useRouter, type HistoryState } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { focusHeading } from '../../browser/focus-heading';
import { optionalDialog } from '../dialog/optional-dialog';
import type { Lightbox } from './Lightbox';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether a press on a picture has made this history entry, so that Back closes the picture. */
    pictureOpened?: true;
  }
}

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
  const wasPushed = (): boolean => history.location.state.pictureOpened === true;
  const write = (id: string, how: { readonly replace: boolean; readonly state?: true | HistoryState }): void => {
    // The page behind the lightbox must not scroll.
    void navigate({ to: '.', search: true, hash: id, resetScroll: false, hashScrollIntoView: false, ...how });
  };
  return {
    opened,
    open(id) {
      // While the lightbox is loading, another picture can be pressed, also on another wall of the page.
      const isOpen = opened !== undefined || wasPushed();
      write(id, isOpen ? { replace: true, state: true } : { replace: false, state: { pictureOpened: true } });
    },
    turn(id) {
      if (id !== hash && opened !== undefined) write(id, { replace: true, state: true });
    },
    close() {
      // Back has closed the lightbox already.
      if (opened === undefined) return;
      if (wasPushed()) history.back();
      else write('', { replace: true });
      // If the address opened the picture, the browser has no element to move the focus back to; the focus may still be
      // in the closed dialog.
      if (document.activeElement?.matches('body, dialog *') !== false) {
        const small = document.getElementById(opened);
        small?.focus({ preventScroll: true });
        // On a phone the front page hides the small picture of some ids, and a hidden element takes no focus.
        if (document.activeElement !== small) focusHeading();
      }
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
