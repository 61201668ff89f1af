import { describe, expect, it, vi } from 'vitest';
import { sharePost } from './share-post';

const post = { title: 'Old Tom', url: 'https://mousers.test/blog/old-tom' };
const clipboard = (writeText = vi.fn((_text: string) => Promise.resolve())) => ({ writeText });
const closed = Object.assign(new Error('closed'), { name: 'AbortError' });

describe('sharePost', () => {
  it('opens the sheet of the device, with the address of the file', async () => {
    const share = vi.fn(() => Promise.resolve());
    const copy = clipboard();
    expect(await sharePost(post, { share, clipboard: copy })).toBe('shared');
    expect(share).toHaveBeenCalledWith(post);
    expect(copy.writeText).not.toHaveBeenCalled();
  });

  it('does nothing more where the visitor closes the sheet', async () => {
    const copy = clipboard();
    expect(await sharePost(post, { share: () => Promise.reject(closed), clipboard: copy })).toBe('shared');
    expect(copy.writeText).not.toHaveBeenCalled();
  });

  it('copies the address where there is no sheet, or it breaks', async () => {
    const copy = clipboard();
    expect(await sharePost(post, { clipboard: copy })).toBe('copied');
    expect(await sharePost(post, { share: () => Promise.reject(new Error('no')), clipboard: copy })).toBe('copied');
    expect(copy.writeText.mock.calls).toEqual([[post.url], [post.url]]);
  });

  it('says so where nothing works', async () => {
    expect(await sharePost(post, {})).toBe('failed');
    const refused = clipboard(vi.fn(() => Promise.reject(new Error('denied'))));
    expect(await sharePost(post, { clipboard: refused })).toBe('failed');
  });
});
