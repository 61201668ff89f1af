import { createStore, type ReadableStore } from '../../browser/store';

const place = createStore<HTMLElement | null>(null);

/** The place in the header for the button of a waiting version; null while there is no header. */
export const updatePlace: ReadableStore<HTMLElement | null> = place;

/** Sets the place; the `ref` of its element. */
export const setUpdatePlace = (element: HTMLElement | null): void => place.set(element);
