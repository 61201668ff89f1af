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
function partComes(): string[] {
  const given: string[] = [];
  toasts.takeToasts((wish) => given.push('show' in wish ? wish.show.title : `hide ${wish.hide}`));
  return given;
}
const said = (): string | undefined => toasts.toastInStrip.getSnapshot()?.title;

describe('before the part is there', () => {
  it('keeps toasts and counts them, so that each asks for the part', () => {
    expect(toasts.toastsWanted.getSnapshot()).toBe(0);
    toasts.showToast({ title: 'One', message: '' });
    toasts.showToast({ title: 'Two', message: '' });
    expect(toasts.toastsWanted.getSnapshot()).toBe(2);
    expect(partComes()).toEqual(['One', 'Two']);
  });

  it('lets a toast replace the kept one of its id, and forgets a kept one that is hidden', () => {
    const onClose = vi.fn();
    toasts.showToast({ ...OFFLINE, title: 'Before', onClose });
    toasts.showToast(OFFLINE);
    expect(onClose).toHaveBeenCalledOnce();
    toasts.showToast(OFFER);
    toasts.hideToast(OFFER.id);
    expect(partComes()).toEqual([OFFLINE.title]);
  });

  it('does not ask for the part to hide what never was there', () => {
    toasts.hideToast('update');
    expect(toasts.toastsWanted.getSnapshot()).toBe(0);
  });
});

describe('where the part does not come', () => {
  it('says the toast plainly for a while, and then nothing stands in the way of others', () => {
    const onClose = vi.fn();
    toasts.showToast({ ...OFFLINE, onClose });
    toasts.showTextInStrip();
    expect(said()).toBe(OFFLINE.title);
    expect(toasts.otherToastStands([])).toBe(true);
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS);
    expect(said()).toBeUndefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(toasts.otherToastStands([])).toBe(false);
  });

  it('says the last of several, each once', () => {
    toasts.showToast({ title: 'One', message: '' });
    toasts.showToast({ title: 'Two', message: '' });
    toasts.showTextInStrip();
    expect(said()).toBe('Two');
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS / 2);
    toasts.showToast({ title: 'Three', message: '' });
    toasts.showTextInStrip();
    vi.advanceTimersByTime(toasts.SHOWN_IN_STRIP_MS / 2);
    expect(said()).toBe('Three');
    expect(partComes()).toEqual([]);
  });

  it('lets one that offers something wait for the part', () => {
    toasts.showToast(OFFER);
    toasts.showTextInStrip();
    expect(said()).toBeUndefined();
    expect(partComes()).toEqual([OFFER.title]);
  });

  it('is silent about a toast that was taken back, and once the part has come', () => {
    toasts.showToast(OFFLINE);
    toasts.showTextInStrip();
    toasts.hideToast(OFFLINE.id);
    expect(said()).toBeUndefined();
    toasts.showToast(OFFLINE);
    toasts.showTextInStrip();
    toasts.showToast({ title: 'Next', message: '' });
    expect(partComes()).toEqual(['Next']);
    expect(said()).toBeUndefined();
  });
});
