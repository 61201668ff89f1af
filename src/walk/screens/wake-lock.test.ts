import { describe, expect, it } from 'vitest';
import { fakeClock, fakePage } from '../../../tests/setup/stand-ins/walk-fakes';
import { createWakeLock } from './wake-lock';

const MINUTES = 60_000;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function stage(answers: 'granted' | 'refused' = 'granted') {
  const clock = fakeClock();
  const page = fakePage();
  const touches = new Set<() => void>();
  const sentinels: { released: boolean; system: () => void }[] = [];
  let answer = answers;
  const lock = createWakeLock({
    wakeLock: {
      request() {
        if (answer === 'refused') return Promise.reject(new DOMException('', 'NotAllowedError'));
        const sentinel = { released: false, system: (): void => undefined };
        sentinels.push(sentinel);
        return Promise.resolve({
          release() {
            sentinel.released = true;
            return Promise.resolve();
          },
          addEventListener(_type: 'release', listener: () => void) {
            sentinel.system = () => {
              sentinel.released = true;
              listener();
            };
          },
        });
      },
    },
    page,
    clock,
    onTouch(listener) {
      touches.add(listener);
      return () => touches.delete(listener);
    },
  });
  return {
    clock,
    page,
    lock,
    sentinels,
    touch: () => {
      for (const touch of touches) touch();
    },
    answer: (next: typeof answers) => {
      answer = next;
    },
    held: () => sentinels.filter(({ released }) => !released).length,
    listeners: () => touches.size + page.listeners(),
  };
}

describe('the screen lock', () => {
  it('is held for ten minutes after the last touch, and again from the next touch on', async () => {
    const { clock, lock, touch, held } = stage();
    lock.start();
    await settled();
    expect(lock.getSnapshot()).toBe('on');
    clock.pass(9 * MINUTES);
    touch();
    clock.pass(9 * MINUTES);
    expect(held()).toBe(1);
    clock.pass(1 * MINUTES);
    expect(lock.getSnapshot()).toBe('resting');
    expect(held()).toBe(0);
    touch();
    await settled();
    expect(lock.getSnapshot()).toBe('on');
    expect(held()).toBe(1);
  });

  it('is released while the page is hidden, and requested when it returns', async () => {
    const { page, lock, held, sentinels } = stage();
    lock.start();
    await settled();
    page.hide();
    // The browser does the same on its own.
    sentinels[0]?.system();
    expect(lock.getSnapshot()).toBe('resting');
    expect(held()).toBe(0);
    page.show();
    await settled();
    expect(lock.getSnapshot()).toBe('on');
    expect(held()).toBe(1);
  });

  it('reports a refusal, and is requested again when the page returns', async () => {
    const { page, lock, answer, touch, held } = stage('refused');
    lock.start();
    await settled();
    expect(lock.getSnapshot()).toBe('refused');
    touch();
    await settled();
    expect(lock.getSnapshot()).toBe('refused');
    answer('granted');
    page.hide();
    page.show();
    await settled();
    expect(lock.getSnapshot()).toBe('on');
    expect(held()).toBe(1);
  });

  it('is requested at the next touch after the system has released it', async () => {
    const { lock, sentinels, touch } = stage();
    lock.start();
    await settled();
    sentinels[0]?.system();
    expect(lock.getSnapshot()).toBe('resting');
    touch();
    await settled();
    expect(lock.getSnapshot()).toBe('on');
  });

  it('is released after stop(), even if it is granted later', async () => {
    const { clock, lock, held, listeners } = stage();
    lock.start();
    lock.stop();
    await settled();
    expect(held()).toBe(0);
    expect(lock.getSnapshot()).toBe('off');
    lock.start();
    await settled();
    lock.stop();
    expect(held()).toBe(0);
    expect(listeners()).toBe(0);
    expect(clock.timers()).toBe(0);
  });

  it('is not requested twice', async () => {
    const { lock, touch, sentinels } = stage();
    lock.start();
    lock.start();
    touch();
    await settled();
    touch();
    await settled();
    expect(sentinels.filter(({ released }) => !released)).toHaveLength(1);
  });

  it('is unsupported in some browsers', () => {
    const lock = createWakeLock({
      wakeLock: undefined,
      page: fakePage(),
      clock: fakeClock(),
      onTouch: () => () => undefined,
    });
    lock.start();
    expect(lock.getSnapshot()).toBe('unsupported');
    lock.stop();
    expect(lock.getSnapshot()).toBe('off');
  });
});
