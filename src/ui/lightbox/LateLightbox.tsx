import { Suspense, type ComponentProps } from 'react';
import { optionalPart } from '../optional-part';
import type { Lightbox as LightboxPart } from './Lightbox';

type Props = ComponentProps<typeof LightboxPart>;

// Without it the prints can still be seen small.
const Part = optionalPart<Props>(() => import('./Lightbox').then((module) => module.Lightbox));

/** The lightbox, whose script comes when the first picture is pressed. */
export function LateLightbox(props: Props) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
