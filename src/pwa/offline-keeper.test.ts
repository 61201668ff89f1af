import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilesCheck } from '../browser/files-check';
import { createStore } from '../browser/store';
import { ATTEMPTS_BEFORE_PAUSE, checkFilesAgain, createOfflineKeeper, type OfflineKeeperDeps } from './offline-keeper';
import { UNKNOWN_PACKAGE, type PackageStage } from './offline-package';
import type { PackageStatus, PageMessage, WorkerReply } from './worker-messages';

const PICTURE_BYTES = 100;
const SHELL_BYTES = 50;

/** A worker with two lists of names, and the browser around it. */
class FakeBrowser implements OfflineKeeperDeps {
  version = 'v1';
  lostShellFiles = 0;
  missing = new Set<string>();
  total = 0;
  /** Pictures that the server does not have now. */
  gone = new Set<string>();
  asked: PageMessage[] = [];
  online = true;
  controlled = true;
  mayFetch = true;
  served = true;
  full = false;
  refuses = false;
  refusesBatches = false;
  /** How many bytes were to be fetched over the visitor's connection. */
  bytesToFetch = 0;
  /** From this number of files on, a batch stores nothing. */
  tooMany = Number.POSITIVE_INFINITY;
  /** Whether the batch with this number, counted from 1, gets no answer. */
  unanswered = (_batch: number): boolean => false;
  whileWaiting = (): void => undefined;
  /** How often the lock is found taken. */
  otherTabBusy = 0;
  paused: number[] = [];
  clock = 0;

  constructor(pictures: number) {
    for (let index = 0; index < pictures; index += 1) this.missing.add(`cat${index}`);
    this.total = pictures;
  }

  status(): PackageStatus {
    const done = this.total - this.missing.size;
    return {
      version: this.version,
      shell: {
        totalBytes: SHELL_BYTES,
        doneBytes: this.lostShellFiles > 0 ? 0 : SHELL_BYTES,
        missing: this.lostShellFiles,
      },
      pictures: {
        totalBytes: this.total * PICTURE_BYTES,
        doneBytes: done * PICTURE_BYTES,
        missing: this.missing.size,
      },
    };
  }

  ask = (message: PageMessage): Promise<WorkerReply | undefined> => {
    this.asked.push(message);
    if (message.type === 'save-batch' && this.unanswered(this.batches())) return Promise.resolve(undefined);
    const refused = message.type === 'save-batch' ? this.refusesBatches : this.refuses;
    if (refused) return Promise.resolve({ type: 'refused', reason: 'blocked' });
    if (message.type === 'package-status') return Promise.resolve({ type: 'package-status', status: this.status() });
    if (message.type !== 'save-batch') return Promise.resolve(undefined);
    return Promise.resolve(message.part === 'shell' ? this.saveShell() : this.savePictures(message));
  };

  private saveShell(): WorkerReply {
    if (this.full) return { type: 'batch-saved', status: this.status(), saved: 0, failed: ['/about'], full: true };
    const saved = this.lostShellFiles;
    this.lostShellFiles = 0;
    return { type: 'batch-saved', status: this.status(), saved, failed: [], full: false };
  }

  private savePictures({ limit, skip }: Extract<PageMessage, { type: 'save-batch' }>): WorkerReply {
    const batch = [...this.missing].filter((name) => !skip.includes(name)).slice(0, limit);
    const failed = batch.filter(
      (name) => !this.online || batch.length >= this.tooMany || this.full || this.gone.has(name),
    );
    for (const name of batch) if (!failed.includes(name)) this.missing.delete(name);
    const saved = batch.length - failed.length;
    return { type: 'batch-saved', status: this.status(), saved, failed, full: this.full };
  }

  isOnline = (): boolean => this.online;
  isControlled = (): boolean => this.controlled;
  mayFetchUnasked = (bytes: number): Promise<boolean> => {
    this.bytesToFetch = bytes;
    return Promise.resolve(this.mayFetch);
  };
  isServedVersion = (): Promise<boolean> => Promise.resolve(this.served);
  whenNoOtherTab = async (work: () => Promise<void>): Promise<boolean> => {
    if (this.otherTabBusy > 0) {
      this.otherTabBusy -= 1;
      return false;
    }
    await work();
    return true;
  };
  pause = (ms: number): Promise<void> => {
    this.paused.push(ms);
    this.clock += ms;
    this.whileWaiting();
    return Promise.resolve();
  };
  now = (): number => this.clock;

  batches(): number {
    return this.asked.filter(({ type }) => type === 'save-batch').length;
  }
}

let browser: FakeBrowser;
let stages: PackageStage[];

beforeEach(() => {
  browser = new FakeBrowser(20);
});

const open = (): ReturnType<typeof createOfflineKeeper> => {
  const keeper = createOfflineKeeper(browser, createStore(UNKNOWN_PACKAGE));
  stages = [];
  keeper.state.subscribe(() => {
    const { stage } = keeper.state.getSnapshot();
    if (stages.at(-1) !== stage) stages.push(stage);
  });
  return keeper;
};

describe('check', () => {
  it('brings the pictures in batches of 8 and then says ready', async () => {
    const keeper = open();
    await keeper.check();
    expect(stages).toEqual(['shell-ready', 'saving-pictures', 'ready']);
    expect(browser.batches()).toBe(3);
    expect(keeper.state.getSnapshot()).toEqual({
      stage: 'ready',
      doneBytes: 2_050,
      totalBytes: 2_050,
      version: 'v1',
    });
  });

  it('says ready at once where the worker finds everything, and asks for nothing', async () => {
    browser.missing.clear();
    await open().check();
    expect(stages).toEqual(['ready']);
    expect(browser.batches()).toBe(0);
  });

  it('does not say ready on a page that no worker controls, until one takes control', async () => {
    browser.controlled = false;
    const keeper = open();
    await keeper.check();
    expect(browser.missing.size).toBe(0);
    expect(stages).toEqual(['shell-ready', 'saving-pictures', 'ready-after-reload']);
    expect(keeper.state.getSnapshot().stage).toBe('ready-after-reload');
    keeper.noteProgress(browser.status());
    expect(keeper.state.getSnapshot().stage).toBe('ready-after-reload');
    browser.controlled = true;
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
  });

  it('runs once at a time', async () => {
    const keeper = open();
    await Promise.all([keeper.check(), keeper.check()]);
    expect(browser.batches()).toBe(3);
  });

  it('loses one batch to a killed worker', async () => {
    browser.unanswered = (batch) => batch === 2;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
    expect(browser.batches()).toBe(4);
    expect(browser.paused).toEqual([1_000]);
  });

  it('gives up politely when nobody answers, and resumes where it stood', async () => {
    browser.unanswered = (batch) => batch > 1;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot()).toMatchObject({ stage: 'paused', doneBytes: 850 });
    expect(browser.batches()).toBe(1 + ATTEMPTS_BEFORE_PAUSE);
    expect(browser.paused).toEqual([1_000, 2_000, 4_000]);
    browser.unanswered = () => false;
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
    const sizes = browser.asked.flatMap((message) => (message.type === 'save-batch' ? [message.limit] : []));
    expect(sizes).toEqual([8, 8, 4, 2, 1, 1, 2, 4, 8]);
  });

  it('asks for fewer files after a batch that brought nothing, down to one, and for more when they come', async () => {
    // A connection that delivers three files before it breaks, and none if more files share it.
    browser.tooMany = 4;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
    const sizes = browser.asked.flatMap((message) => (message.type === 'save-batch' ? [message.limit] : []));
    expect(sizes.slice(0, 4)).toEqual([8, 4, 2, 4]);
    expect(Math.max(...sizes.slice(1))).toBe(4);
  });

  it('asks for no more files after a batch that brought only some', async () => {
    browser.unanswered = (batch) => batch === 1;
    browser.gone.add('cat0');
    const keeper = open();
    await keeper.check();
    const sizes = browser.asked.flatMap((message) => (message.type === 'save-batch' ? [message.limit] : []));
    expect(sizes.slice(0, 3)).toEqual([8, 4, 4]);
  });

  it('pauses at once when the connection is gone, and goes on from there', async () => {
    const keeper = open();
    browser.online = false;
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('paused');
    expect(browser.batches()).toBe(1);
    browser.online = true;
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
  });

  it('brings everything else when one picture is missing on the server, and never says ready', async () => {
    browser.gone.add('cat3');
    const keeper = open();
    await keeper.check();
    expect([...browser.missing]).toEqual(['cat3']);
    expect(keeper.state.getSnapshot().stage).toBe('paused');
    browser.gone.clear();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
  });

  it('tries once more what has failed once, before it pauses', async () => {
    browser.gone.add('cat3');
    browser.whileWaiting = () => browser.gone.clear();
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
    expect(browser.paused).toEqual([1_000]);
  });

  it('says when there is no more room', async () => {
    browser.full = true;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('full');
    expect(browser.batches()).toBe(1);
  });

  it('pauses where there is no room for the shell, because "full" promises that every page is saved', async () => {
    browser.lostShellFiles = 1;
    browser.full = true;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('paused');
  });

  it.each<[string, () => void]>([
    ['storage refuses', () => (browser.refuses = true)],
    ['the worker says nothing at all', () => (browser.ask = () => Promise.resolve(undefined))],
  ])('pauses where %s', async (_where, arrange) => {
    arrange();
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('paused');
  });

  it('pauses at once where storage refuses in the middle', async () => {
    browser.refusesBatches = true;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('paused');
    expect(browser.batches()).toBe(1);
  });

  it('asks with what is still to come, and leaves out what has failed', async () => {
    browser.missing.delete('cat19');
    browser.gone.add('cat3');
    await open().check();
    expect(browser.bytesToFetch).toBe(19 * PICTURE_BYTES);
    const skips = browser.asked.flatMap((message) => (message.type === 'save-batch' ? [message.skip] : []));
    expect(skips.slice(0, 4)).toEqual([[], ['cat3'], ['cat3'], []]);
  });

  it('waits for the visitor on Save-Data', async () => {
    browser.mayFetch = false;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('waiting-for-tap');
    expect(browser.batches()).toBe(0);
    await keeper.savePictures();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
  });

  it('notices at the next look that the browser has cleared the cache', async () => {
    const keeper = open();
    await keeper.check();
    browser.missing = new Set(['cat1']);
    browser.mayFetch = false;
    await keeper.check();
    expect(keeper.state.getSnapshot()).toMatchObject({
      stage: 'waiting-for-tap',
      doneBytes: 1_950,
    });
  });
});

describe('lost shell files', () => {
  beforeEach(() => {
    browser.lostShellFiles = 3;
  });

  it('come back while the server still has this version', async () => {
    const keeper = open();
    await keeper.check();
    expect(stages).toEqual(['saving-shell', 'shell-ready', 'saving-pictures', 'ready']);
    expect(browser.lostShellFiles).toBe(0);
  });

  it('are left to the update where the server has another version: pages of two versions do not mix', async () => {
    browser.served = false;
    const keeper = open();
    await keeper.check();
    expect(browser.batches()).toBe(0);
    expect(keeper.state.getSnapshot().stage).toBe('paused');
  });
});

describe('another tab', () => {
  it('is left to do it, and its progress is shown', async () => {
    browser.otherTabBusy = 1_000;
    const keeper = open();
    browser.whileWaiting = () => {
      const next = [...browser.missing].at(0);
      if (next !== undefined) browser.missing.delete(next);
      keeper.noteProgress(browser.status());
    };
    await keeper.check();
    expect(browser.batches()).toBe(0);
    expect(stages).toEqual(['shell-ready', 'saving-pictures', 'ready']);
    expect(keeper.state.getSnapshot().doneBytes).toBe(2_050);
  });

  it('that stands still is not waited for for ever', async () => {
    browser.otherTabBusy = 1_000;
    const keeper = open();
    await keeper.check();
    expect(keeper.state.getSnapshot().stage).toBe('ready');
    expect(browser.clock).toBeLessThan(70_000);
  });
});

describe('noteProgress', () => {
  it('shows a first installation', () => {
    const keeper = open();
    browser.lostShellFiles = 1;
    keeper.noteProgress(browser.status());
    expect(keeper.state.getSnapshot()).toEqual({
      stage: 'saving-shell',
      doneBytes: 0,
      totalBytes: 2_050,
      version: 'v1',
    });
    browser.lostShellFiles = 0;
    keeper.noteProgress(browser.status());
    expect(keeper.state.getSnapshot().doneBytes).toBe(SHELL_BYTES);
    expect(stages).not.toContain('ready');
  });

  it('is not ready while a page is missing, though every picture is there', () => {
    browser.lostShellFiles = 1;
    browser.missing.clear();
    const keeper = open();
    keeper.noteProgress(browser.status());
    expect(keeper.state.getSnapshot().stage).toBe('saving-shell');
  });

  it.each(['waiting-for-tap', 'full'] as const)(
    'takes "%s", which promises every page, back when a page is lost',
    (stage) => {
      const keeper = open();
      keeper.setStage(stage);
      keeper.noteProgress(browser.status());
      expect(keeper.state.getSnapshot().stage).toBe(stage);
      browser.lostShellFiles = 1;
      keeper.noteProgress(browser.status());
      expect(keeper.state.getSnapshot().stage).toBe('saving-shell');
    },
  );

  it('takes "ready" back when a new version has a longer list', async () => {
    const keeper = open();
    await keeper.check();
    browser.missing.add('cat20');
    browser.total = 21;
    keeper.noteProgress(browser.status());
    expect(keeper.state.getSnapshot().stage).toBe('shell-ready');
  });
});

const part = (missing: number) => ({ doneBytes: 1, totalBytes: 1, missing });
const checked = (wrong: number, missing = 0, unreadable?: number): WorkerReply => ({
  type: 'files-checked',
  wrong,
  unreadable,
  status: { version: 'abc1234', shell: part(0), pictures: part(missing) },
});

describe('checkFilesAgain', () => {
  it.each<[string, WorkerReply | undefined, PackageStage, FilesCheck]>([
    ['everything is there and right', checked(0), 'ready', 'right'],
    ['a wrong file was replaced by the worker', checked(1), 'ready', 'mended'],
    ['a wrong file was removed and has come since', checked(1, 1), 'ready', 'mended'],
    ['a file was missing and has come since', checked(0, 1), 'ready', 'mended'],
    ['the pictures wait for a tap', checked(0, 90), 'waiting-for-tap', 'incomplete'],
    ['a wrong file does not come', checked(1, 1), 'paused', 'broken'],
    ['every unreadable file was replaced', checked(1, 0, 0), 'ready', 'mended'],
    ['an unreadable file could not be replaced', checked(2, 0, 1), 'ready', 'broken'],
    ['the worker is of an earlier version', undefined, 'ready', 'unanswered'],
    ['the cache refuses', { type: 'refused', reason: 'SecurityError' }, 'ready', 'unanswered'],
  ])('%s', async (_, reply, stage, expected) => {
    const state = createStore(UNKNOWN_PACKAGE);
    const check = (): Promise<void> => Promise.resolve(state.set({ ...UNKNOWN_PACKAGE, stage }));
    const ask = vi.fn(() => Promise.resolve(reply));
    const found = await checkFilesAgain({ ask }, { state, check });
    expect(found).toBe(expected);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'check-files' }, expect.any(Number));
  });
});
