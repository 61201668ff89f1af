import type { ComponentProps } from 'react';
import { optionalPart } from '../optional-part';
import { showToast } from '../toast/show-toast';
import type { Lightbox } from './Lightbox';

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
