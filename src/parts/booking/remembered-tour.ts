// The tour that a visitor wanted while offline: stored on this device, nothing more. No place is held.
import { storedValue } from '../../browser/stored-value';

/** The slug of the remembered tour; undefined on the server and where there is none. */
export const rememberedTour = storedValue('remembered-tour', (text) => text ?? undefined);

/** Stores the tour that was wanted; one at a time. */
export const rememberTour = (slug: string): void => rememberedTour.set(slug);
export const forgetTour = (): void => rememberedTour.set(undefined);
