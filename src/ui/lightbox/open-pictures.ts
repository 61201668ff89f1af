// What a page of pictures needs so that each opens large: its address, and the lightbox, which is loaded with the first.
// The address of an open picture is its id as the hash. Promises: Back closes the picture, as a visitor with a phone
// expects; the address opens it again, for whoever it is sent to; closing it leaves no entry behind that would open it
// once more. Without scripts the same address goes to the picture on the page, if an element there has its id.
import { useHydrated, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, type ComponentProps } from 'react';
import { optionalPart } from '../optional-part';
import { showToast } from '../toast/show-toast';
import type { Lightbox } from './Lightbox';

interface PictureInAddress {
  /** Id of the picture that stands open; none in the built HTML and in the first render. */
  readonly opened: string | undefined;
  readonly open: (id: string) => void;
  /** Another picture stands open now. */
  readonly turn: (id: string) => void;
  readonly close: () => void;
}

/** Keeps in the address which of the pictures with these ids stands open. */
export function usePictureInAddress(ids: readonly string[]): PictureInAddress {
  const hydrated = useHydrated();
  const { history } = useRouter();
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const opened = hydrated && ids.includes(hash) ? hash : undefined;
  const ours = useRef(false);
  const write = (id: string, replace: boolean): void => {
    // The page behind stays where it is.
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
      // Back has closed it already.
      if (opened === undefined) return;
      if (ours.current) {
        history.back();
        ours.current = false;
        return;
      }
      write('', true);
      // It came with the address, so there is no place that the browser could give the focus back to.
      document.getElementById(opened)?.focus({ preventScroll: true });
    },
  };
}

/** The lightbox, whose script comes when the first picture is pressed. Without it the prints can still be seen small. */
export const LateLightbox = optionalPart<ComponentProps<typeof Lightbox>>(
  () => import('./Lightbox').then((module) => module.Lightbox),
  {
    whenMissing({ onClose }) {
      // The address gives the picture up, so that the next press asks again.
      onClose();
      showToast({
        id: 'lightbox',
        title: 'The large print did not load',
        message: 'Try again when you have a connection.',
      });
    },
  },
);
