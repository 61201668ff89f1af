// The walk somebody wanted while offline: noted on this device, nothing more. No place is held.
import { storedValue } from '../../browser/stored-value';

/** The slug of the remembered tour; undefined on the server and where there is none. */
export const rememberedTour = storedValue('remembered-tour', (text) => text ?? undefined);

/** Notes the tour somebody wanted; one at a time. */
export const rememberTour = (slug: string): void => rememberedTour.set(slug);
export const forgetTour = (): void => rememberedTour.set(undefined);
