// Parts below the first screen: their script loads when the visitor comes near.
import type { ComponentType } from 'react';
import { firstInteraction, offlineOrControlled, whenVisible } from '../../browser/triggers';
import { BelowFirstScreen } from './BelowFirstScreen';
import { deferredPart, prerenderedPart, type DeferredPart } from './deferred-part';

/**
 * Resolves when the part is within half a screen of the viewport after the first interaction, or in the viewport
 * before that.
 */
async function untilVisible(name: string, withinMs: number | undefined): Promise<void> {
  const place = prerenderedPart(name);
  // The part is rendered in the browser, so there is no built HTML to show meanwhile.
  if (place === null) return;
  await Promise.race([
    whenVisible(place, '0px'),
    firstInteraction().then(() => whenVisible(place, '50% 0px')),
    // Buttons are disabled until their part has loaded. The part cannot be loaded without a connection, so it is loaded
    // earlier.
    ...(withinMs === undefined ? [] : [offlineOrControlled(), new Promise((resolve) => setTimeout(resolve, withinMs))]),
  ]);
}

/**
 * Creates a part whose script loads when the visitor comes near.
 * @param name the name of the part, unique in a page
 * @param fetchPart imports the component
 * @param withinMs the part loads after this time in milliseconds even if it is not visible, and also when the page may
 *   be needed offline; for a part whose buttons are disabled until then
 */
export function hydrateWhenVisible(
  name: string,
  fetchPart: () => Promise<ComponentType>,
  withinMs?: number,
): DeferredPart {
  const { Part, load } = deferredPart(name, fetchPart, () => untilVisible(name, withinMs));
  return {
    load,
    Part: () => (
      <BelowFirstScreen>
        <Part />
      </BelowFirstScreen>
    ),
  };
}
