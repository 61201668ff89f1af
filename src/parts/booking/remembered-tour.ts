// The tour that a visitor wanted while offline: stored on this device, nothing more. No place is held.
import { createStore, type ReadableStore } from '../../browser/store';

const STORAGE_KEY = 'remembered-tour';

const store = createStore<string | undefined>(undefined);
let wasRead = false;

function read(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    // Blocked site data: it is remembered for as long as the page is open.
    return store.getSnapshot();
  }
}

function write(slug: string | undefined): void {
  store.set(slug);
  try {
    if (slug === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, slug);
  } catch {
    // As above.
  }
}

/** The slug of the remembered tour; undefined on the server and where there is none. */
export const rememberedTour: ReadableStore<string | undefined> = {
  getSnapshot: store.getSnapshot,
  subscribe(listener) {
    const end = store.subscribe(listener);
    const look = (): void => store.set(read());
    if (!wasRead) {
      wasRead = true;
      look();
    }
    // Another tab may note or forget it.
    window.addEventListener('storage', look);
    return () => {
      end();
      window.removeEventListener('storage', look);
    };
  },
};

/** Notes the tour somebody wanted; one at a time. */
export const rememberTour = (slug: string): void => write(slug);
export const forgetTour = (): void => write(undefined);
