import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storedValue, writeStored } from './stored-value';

let kept: Map<string, string>;
const count = (text: string | null): number => Number(text ?? 0);
const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('storedValue', () => {
  it('reads the stored text, and makes a value of it', () => {
    kept.set('visits', '3');
    expect(storedValue('visits', count).getSnapshot()).toBe(3);
  });

  it('gives the built HTML the value of no text, whatever is stored', () => {
    kept.set('visits', '3');
    const value = storedValue('visits', count);
    expect(value.getSnapshot()).toBe(3);
    expect(value.getServerSnapshot()).toBe(0);
  });

  it('reads nothing before it is used, so that the build may import it', () => {
    vi.stubGlobal('localStorage', { getItem: refuse });
    const value = storedValue('visits', count);
    vi.stubGlobal('localStorage', { getItem: () => '5' });
    expect(value.getSnapshot()).toBe(5);
  });

  it('stores a value, notifies the listeners, and removes the value again', () => {
    const value = storedValue('walk', (text) => text ?? undefined);
    const heard = vi.fn();
    value.subscribe(heard);
    value.set('docks');
    expect(kept.get('walk')).toBe('docks');
    value.set(undefined);
    expect(kept.has('walk')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('notifies of changes in another tab until it is unsubscribed', () => {
    const value = storedValue('visits', count);
    const heard = vi.fn();
    const end = value.subscribe(heard);
    kept.set('visits', '2');
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
    expect(value.getSnapshot()).toBe(2);
    end();
    kept.set('visits', '9');
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is read at each use while nobody listens, and when somebody begins to listen', () => {
    const value = storedValue('visits', count);
    expect(value.getSnapshot()).toBe(0);
    kept.set('visits', '2');
    expect(value.getSnapshot()).toBe(2);
    value.subscribe(() => undefined)();
    kept.set('visits', '3');
    expect(value.getSnapshot()).toBe(3);
    kept.set('visits', '4');
    value.subscribe(() => undefined);
    expect(value.getSnapshot()).toBe(4);
    // Another tab has stored this, and its event has not come yet.
    kept.set('visits', '5');
    expect(value.getSnapshot()).toBe(4);
    value.subscribe(() => undefined);
    expect(value.getSnapshot()).toBe(5);
  });

  it('gives the same object at each use while nobody listens, because React compares by identity', () => {
    kept.set('visits', '{"days":[1,2]}');
    const value = storedValue('visits', (text): unknown => JSON.parse(text ?? 'null'), JSON.stringify);
    expect(value.getSnapshot()).toBe(value.getSnapshot());
  });

  it('keeps its value in memory while storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const value = storedValue('visits', count);
    value.subscribe(() => undefined);
    expect(value.getSnapshot()).toBe(0);
    value.set(4);
    window.dispatchEvent(new Event('storage'));
    expect(value.getSnapshot()).toBe(4);
    expect(value.remembers()).toBe(false);
  });

  it('remembers its value in a browser that stores it, and not if the storage is full', () => {
    const value = storedValue('visits', count);
    expect(value.remembers()).toBe(true);
    vi.stubGlobal('localStorage', { getItem: () => '3', setItem: refuse });
    value.set(4);
    expect(value.remembers()).toBe(false);
    value.read();
    expect(value.getSnapshot()).toBe(4);
  });
});

describe('readStored and writeStored', () => {
  it('tell a missing text from storage that cannot be read', () => {
    expect(readStored('localStorage', 'walk')).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(readStored('localStorage', 'walk')).toBeUndefined();
  });

  it('say whether a text was stored', () => {
    expect(writeStored('localStorage', 'walk', 'docks')).toBe(true);
    vi.stubGlobal('sessionStorage', { setItem: refuse });
    expect(writeStored('sessionStorage', 'walk', 'docks')).toBe(false);
  });
});
