import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  FAILED_TAG,
  newsOf,
  SENT_TAG,
  showFailedNotification,
  showSentNotification,
  showStillWaitingNotification,
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
      expect.objectContaining({ tag: UPDATE_TAG, body: 'Gotham Mousers' }),
    );
  });

  it('shows that a message was sent', async () => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await showSentNotification({ showNotification }, { sent: 1, failed: 0, waiting: 0 });
    expect(showNotification).toHaveBeenCalledWith(
      'Gotham Mousers',
      expect.objectContaining({ body: 'Your message was sent.', tag: SENT_TAG }),
    );
  });

  it.each([
    [{ sent: 3, failed: 0, waiting: 0 }, '3 messages were sent.'],
    [{ sent: 1, failed: 1, waiting: 0 }, '1 message was sent.'],
    [{ sent: 1, failed: 0, waiting: 1 }, '1 message was sent, 1 is still waiting.'],
    [{ sent: 2, failed: 1, waiting: 2 }, '2 messages were sent, 2 are still waiting.'],
  ])('says how many were sent where others were not: %j', async (news, body) => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await showSentNotification({ showNotification }, news);
    expect(showNotification).toHaveBeenCalledWith('Gotham Mousers', expect.objectContaining({ body, tag: SENT_TAG }));
  });

  it.each([
    [{ sent: 0, failed: 1, waiting: 0 }, 'Your message could not be sent. Open the Outbox.'],
    [{ sent: 1, failed: 1, waiting: 0 }, '1 message could not be sent. Open the Outbox.'],
    [{ sent: 0, failed: 1, waiting: 1 }, '1 message could not be sent. Open the Outbox.'],
    [{ sent: 0, failed: 2, waiting: 0 }, '2 messages could not be sent. Open the Outbox.'],
  ])('says what was refused, in a place of its own: %j', async (news, body) => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await showFailedNotification({ showNotification }, news);
    expect(showNotification).toHaveBeenCalledWith('Gotham Mousers', expect.objectContaining({ body, tag: FAILED_TAG }));
  });

  it('counts no sign-up as sent or waiting, because nobody can read whether it was accepted', () => {
    const waiting = [{ kind: 'newsletter' }, { kind: 'contact' }];
    expect(newsOf({ sent: 3, signUps: 2, failed: 1, waiting })).toEqual({ sent: 1, failed: 1, waiting: 1 });
    expect(newsOf({})).toEqual({ sent: 0, failed: 0, waiting: 0 });
  });

  it('shows that a message still waits, in the place of what was said before', async () => {
    permit('granted');
    const showNotification = vi.fn(() => Promise.resolve());
    await showStillWaitingNotification({ showNotification });
    expect(showNotification).toHaveBeenCalledWith(
      'Gotham Mousers',
      expect.objectContaining({ body: expect.stringContaining('try again when this site is open'), tag: SENT_TAG }),
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

  it.each([SENT_TAG, FAILED_TAG])(
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
