import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('./show-toast');
let toasts: Module;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  toasts = await import('./show-toast');
});
afterEach(() => vi.useRealTimers());

const OFFLINE = { id: 'booking-offline', title: 'Booking needs a connection', message: 'It cannot open offline.' };
const OFFER = { id: 'update', title: 'Update', message: 'Reload?', actions: [{ label: 'Reload', onPress: () => {} }] };

/**
 * Simulates that the component of the toasts has loaded. Returns the titles of the toasts that it was told to show, and
 * the ids that it was told to hide.
 */
function componentLoads(): string[] {
  const given: string[] = [];
  toasts.takeToasts((wish) => given.push('show' in wish ? wish.show.title : `hide ${wish.hide}`));
  return given;
}
const shownInStrip = (): string | undefined => toasts.toastInStrip.getSnapshot()?.title;

describe('before the component of the toasts has loaded', () => {
  it('queues toasts and counts them, so that each requests the component', () => {
    expect(toasts.toastsWanted.getSnapshot()).toBe(0);
    toasts.showToast({ title: 'One', message: '' });
    toasts.showToast({ title: 'Two', message: '' });
    expect(toasts.toastsWanted.getSnapshot()).toBe(2);
    expect(componentLoads()).toEqual(['One', 'Two']);
  });

  it('lets a toast replace the queued one of its id, and drops a queued one that is hidden', () => {
    const onClose = vi.fn();
    toasts.showToast({ ...OFFLINE, title: 'Before', onClose });
    toasts.showToast(OFFLINE);
    expect(onClose).toHaveBeenCalledOnce();
    toasts.showToast(OFFER);
    toasts.hideToast(OFFER.id);
    expect(componentLoads()).toEqual([OFFLINE.title]);
  });

  it('does not request the component to hide a toast that was never shown', () => {
    toasts.hideToast('update');
    expect(toasts.toastsWanted.getSnapshot()).toBe(0);
  });
});

describe('if the component of the toasts does not load', () => {
  it('shows the toast in the strip for a while, and then no toast is open', () => {
    const onClose = vi.fn();
    toasts.showToast({ ...OFFLINE, onClose });
    toasts.showTextInStrip();
    expect(shownInStrip()).toBe(OFFLINE.title);
    expect(toasts.otherToastStands([])).toBe(true);
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS);
    expect(shownInStrip()).toBeUndefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(toasts.otherToastStands([])).toBe(false);
  });

  it('shows the last of several toasts in the strip, and each only once', () => {
    toasts.showToast({ title: 'One', message: '' });
    toasts.showToast({ title: 'Two', message: '' });
    toasts.showTextInStrip();
    expect(shownInStrip()).toBe('Two');
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS / 2);
    toasts.showToast({ title: 'Three', message: '' });
    toasts.showTextInStrip();
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS / 2);
    expect(shownInStrip()).toBe('Three');
    expect(componentLoads()).toEqual([]);
  });

  it('lets a toast with an action wait for the component', () => {
    toasts.showToast(OFFER);
    toasts.showTextInStrip();
    expect(shownInStrip()).toBeUndefined();
    expect(componentLoads()).toEqual([OFFER.title]);
  });

  it('removes a hidden toast from the strip, and empties the strip once the component shows another one', () => {
    toasts.showToast(OFFLINE);
    toasts.showTextInStrip();
    toasts.hideToast(OFFLINE.id);
    expect(shownInStrip()).toBeUndefined();
    toasts.showToast(OFFLINE);
    toasts.showTextInStrip();
    toasts.showToast({ title: 'Next', message: '' });
    expect(componentLoads()).toEqual(['Next']);
    expect(shownInStrip()).toBeUndefined();
  });

  it('keeps the text in the strip although the component has loaded meanwhile, until another toast is shown', () => {
    toasts.showToast(OFFLINE);
    toasts.showTextInStrip();
    expect(componentLoads()).toEqual([]);
    expect(shownInStrip()).toBe(OFFLINE.title);
    toasts.showToast({ title: 'Next', message: '' });
    expect(shownInStrip()).toBeUndefined();
  });
});
