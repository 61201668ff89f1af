import { describe, expect, it, vi } from 'vitest';
import { sharePost } from './share-post';

const post = { title: 'Old Tom', url: 'https://mousers.test/blog/old-tom' };
const clipboard = (opens = true) => vi.fn((_text: string) => Promise.resolve(opens));
const closed = Object.assign(new Error('closed'), { name: 'AbortError' });

describe('sharePost', () => {
  it('opens the share dialog of the device, with the address of the file', async () => {
    const share = vi.fn(() => Promise.resolve());
    const copy = clipboard();
    expect(await sharePost(post, { share }, copy)).toBe('shared');
    expect(share).toHaveBeenCalledWith(post);
    expect(copy).not.toHaveBeenCalled();
  });

  it('does nothing more if the visitor closes the dialog', async () => {
    const copy = clipboard();
    expect(await sharePost(post, { share: () => Promise.reject(closed) }, copy)).toBe('shared');
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies the address if there is no dialog, or it fails', async () => {
    const copy = clipboard();
    expect(await sharePost(post, {}, copy)).toBe('copied');
    expect(await sharePost(post, { share: () => Promise.reject(new Error('no')) }, copy)).toBe('copied');
    expect(copy.mock.calls).toEqual([[post.url], [post.url]]);
  });

  it('reports if copying fails too', async () => {
    expect(await sharePost(post, {}, clipboard(false))).toBe('failed');
  });
});
