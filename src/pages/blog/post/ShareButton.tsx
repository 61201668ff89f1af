import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toast/show-toast';
import { useHydrated } from '@tanstack/react-router';
import { sharePost } from './share-post';

/** Passes the post on, under the address that any host answers. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  const hydrated = useHydrated();
  const share = async (): Promise<void> => {
    const address = new URL(`/blog/${id}`, location.origin).href;
    const done = await sharePost({ title, url: address }, navigator);
    if (done === 'copied') showToast({ id: 'share', tone: 'success', title: 'Link copied', message: address });
    if (done === 'failed')
      showToast({ id: 'share', title: 'Copy this link', message: address, icon: 'share', sticky: true });
  };
  return (
    <Button look="quiet" size="small" icon="share" disabled={!hydrated} onClick={() => void share()}>
      Share this story
    </Button>
  );
}
