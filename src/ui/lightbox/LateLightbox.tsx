import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { Lightbox as LightboxPart } from './Lightbox';

type Props = ComponentProps<typeof LightboxPart>;

// Apart from what handles its failure, see ToastOutlet.
const load = () => import('./Lightbox');
// Where the part does not load (a first visit cut off) the prints can still be seen small.
const Part = lazy<ComponentType<Props>>(() =>
  load().then(
    (module) => ({ default: module.Lightbox }),
    () => ({ default: () => null }),
  ),
);

/** The lightbox, whose script comes when the first picture is pressed. */
export function LateLightbox(props: Props) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
