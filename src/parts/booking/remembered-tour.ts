// The tour that a visitor wanted while offline. Its slug is only stored on this device; no place is reserved.
import { storedValue } from '../../browser/stored-value';

/** The slug of the remembered tour; undefined on the server and if there is none. */
export const rememberedTour = storedValue('remembered-tour', (text) => text ?? undefined);

/** Stores the wanted tour in place of an earlier one. */
export const rememberTour = (slug: string): void => rememberedTour.set(slug);
/** Removes the remembered tour from this device. */
export const forgetTour = (): void => rememberedTour.set(undefined);
/** Removes the remembered tour from this device if it is the given one, whose calendar the visitor has opened. */
export function forgetOpenedTour(slug: string): void {
  if (rememberedTour.getSnapshot() === slug) forgetTour();
}
