import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/config/env';
import {
  closeNotifications,
  FAILED_TAG,
  SENT_TAG,
  showFailedNotification,
  showSentNotification,
  showStillWaitingNotification,
  WAITING_TAG,
} from '../src/shared/system-notification';
import { FakeTab, FakeTabs } from '../tests/setup/stand-ins/worker-fakes';
import { answerNotificationClick, showUpdateNotification, UPDATE_TAG } from './notifications';

afterEach(() => vi.unstubAllGlobals());

const permit = (permission: NotificationPermission): void => {
  vi.stubGlobal('Notification', { permission });
};

describe('showing', () => {
  it('shows the update with a fixed tag', async () => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    expect(await showUpdateNotification({ showNotification })).toBe(true);
    expect(showNotification).toHaveBeenCalledWith(
      'New version available. Click to update!',
      expect.objectContaining({ tag: UPDATE_TAG, body: settings.companyName }),
    );
  });

  it.each([
    [showSentNotification, SENT_TAG],
    [showFailedNotification, FAILED_TAG],
  ])('shows what was sent and what was refused, each in its own place: %o', async (show, tag) => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await show({ showNotification }, 'Your feedback was sent.');
    expect(showNotification).toHaveBeenCalledWith(
      settings.companyName,
      expect.objectContaining({ body: 'Your feedback was sent.', tag }),
    );
  });

  it('shows that a message still waits, in a place of its own', async () => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await showStillWaitingNotification({ showNotification });
    expect(showNotification).toHaveBeenCalledWith(
      settings.companyName,
      expect.objectContaining({ body: expect.stringContaining('try again when this site is open'), tag: WAITING_TAG }),
    );
  });

  it.each(['default', 'denied'] as const)('shows nothing while permission is %s', async (permission) => {
    permit(permission);
    const showNotification = vi.fn(() => Promise.resolve());
    expect(await showUpdateNotification({ showNotification })).toBe(false);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('says so where the system refuses', async () => {
    permit('granted');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const showNotification = (): Promise<void> => Promise.reject(new TypeError('No active worker'));
    expect(await showUpdateNotification({ showNotification })).toBe(false);
  });
});

describe('closing what is not true any more', () => {
  it('closes the notification with the tag, and no other', async () => {
    const close = vi.fn();
    const getNotifications = vi.fn(() => Promise.resolve([{ close } as unknown as Notification]));
    await closeNotifications({ getNotifications }, UPDATE_TAG);
    expect(getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: UPDATE_TAG });
    expect(close).toHaveBeenCalledOnce();
  });

  it.each<[string, Parameters<typeof closeNotifications>[0]]>([
    ['has no list of notifications', {}],
    ['refuses it', { getNotifications: () => Promise.reject(new TypeError('Refused')) }],
  ])('does not reject in a browser that %s', async (_which, registration) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(closeNotifications(registration, UPDATE_TAG)).resolves.toBeUndefined();
  });
});

describe('a click', () => {
  const click = async (tag: string, tabs: FakeTabs): Promise<{ close: unknown; told: unknown[] }> => {
    const close = vi.fn();
    const waiting = new FakeTab();
    await answerNotificationClick({ close, tag }, { waiting }, tabs);
    return { close, told: waiting.received };
  };

  it('on the update closes it, lets the waiting worker take over, and focuses the visible tab', async () => {
    const [hidden, visible] = [new FakeTab('hidden'), new FakeTab('visible')];
    const { close, told } = await click(UPDATE_TAG, new FakeTabs(hidden, visible));
    expect(close).toHaveBeenCalledOnce();
    expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect([hidden.focused, visible.focused]).toEqual([false, true]);
  });

  it('on the update lets the tab ask for what it needs in front before the new version takes over', async () => {
    const tab = new FakeTab('hidden');
    const waiting = new FakeTab();
    let shown = (): void => undefined;
    tab.focus = () => new Promise((resolve) => (shown = () => resolve(undefined)));
    const clicked = answerNotificationClick({ close: vi.fn(), tag: UPDATE_TAG }, { waiting }, new FakeTabs(tab));
    await new Promise((resolve) => setImmediate(resolve));
    expect(waiting.received).toEqual([]);
    shown();
    await clicked;
    expect(waiting.received).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('on the update is not swallowed where the browser brings no tab to the front', async () => {
    const tab = new FakeTab('hidden');
    const waiting = new FakeTab();
    tab.focus = () => Promise.reject(new DOMException('Not allowed to focus a window.', 'InvalidAccessError'));
    const clicked = answerNotificationClick({ close: vi.fn(), tag: UPDATE_TAG }, { waiting }, new FakeTabs(tab));
    await expect(clicked).resolves.toBeUndefined();
    expect(waiting.received).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('opens a tab where none is open, with the new version', async () => {
    const tabs = new FakeTabs();
    const { told } = await click(UPDATE_TAG, tabs);
    expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(tabs.opened).toEqual(['/']);
  });

  it.each([SENT_TAG, FAILED_TAG, WAITING_TAG])(
    'on what is said about a message opens the outbox where no tab is open: that sends what waits (%s)',
    async (tag) => {
      const tabs = new FakeTabs();
      const { told } = await click(tag, tabs);
      expect(told).toEqual([]);
      expect(tabs.opened).toEqual(['/outbox']);
    },
  );

  it('on "sent" updates nothing', async () => {
    const tab = new FakeTab('hidden');
    const { told } = await click(SENT_TAG, new FakeTabs(tab));
    expect(told).toEqual([]);
    expect(tab.focused).toBe(true);
  });

  it('on an update that is in already does no harm', async () => {
    const tab = new FakeTab();
    await answerNotificationClick({ close: vi.fn(), tag: UPDATE_TAG }, { waiting: null }, new FakeTabs(tab));
    expect(tab.focused).toBe(true);
  });
});
