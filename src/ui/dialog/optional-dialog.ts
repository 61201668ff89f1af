import type { ComponentType } from 'react';
import { optionalPart, type OptionalPart } from '../hydration/optional-part';
import { showToast } from '../toast/show-toast';

/**
 * Creates a dialog that is loaded when it is first opened. If it does not load, it is closed, so that the next press
 * requests it again, and a toast tells the visitor.
 * @param failure the title of that toast
 */
export const optionalDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): OptionalPart<Props> =>
  optionalPart<Props>(load, {
    isAskedFor: true,
    whenMissing({ onClose }) {
      onClose();
      showToast({ id: failure, title: failure, message: 'Try again when you have a connection.' });
    },
  });
