import { describe, expect, it, vi } from 'vitest';
import { share } from './share';

const post = { title: 'Old Tom', url: 'https://mousers.test/blog/old-tom' };
const clipboard = (opens = true) => vi.fn((_text: string) => Promise.resolve(opens));
const closed = Object.assign(new Error('closed'), { name: 'AbortError' });

describe('share', () => {
  it('opens the share dialog of the device, with the address of the file', async () => {
    const open = vi.fn(() => Promise.resolve());
    const copy = clipboard();
    expect(await share(post, { share: open }, copy)).toBe('shared');
    expect(open).toHaveBeenCalledWith(post);
    expect(copy).not.toHaveBeenCalled();
  });

  it('does nothing more if the visitor closes the dialog', async () => {
    const copy = clipboard();
    expect(await share(post, { share: () => Promise.reject(closed) }, copy)).toBe('shared');
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies the address if there is no dialog, or it fails', async () => {
    const copy = clipboard();
    expect(await share(post, {}, copy)).toBe('copied');
    expect(await share(post, { share: () => Promise.reject(new Error('no')) }, copy)).toBe('copied');
    expect(copy.mock.calls).toEqual([[post.url], [post.url]]);
  });

  it('opens one dialog for a double press, and another one when the first is closed', async () => {
    const copy = clipboard();
    let close = (): void => undefined;
    const open = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    const first = share(post, { share: open }, copy);
    expect(await share(post, { share: open }, copy)).toBe('shared');
    expect(open).toHaveBeenCalledOnce();
    close();
    await first;
    const second = share(post, { share: open }, copy);
    expect(open).toHaveBeenCalledTimes(2);
    close();
    await second;
    expect(copy).not.toHaveBeenCalled();
  });

  it('reports if copying fails too', async () => {
    expect(await share(post, {}, clipboard(false))).toBe('failed');
  });
});
