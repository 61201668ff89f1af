import { useNavigate } from '@tanstack/react-router';
import { hashOf, type Screen } from '../progress/screen-hash';
import { useWalk } from './use-walk';

/** Returns a function that leads to a screen of this walk, as `WalkLink` does. */
export function useGoTo(): (screen: Screen) => void {
  const { slug } = useWalk().tour;
  const navigate = useNavigate();
  return (screen) => {
    const hash = hashOf(screen).slice(1);
    void navigate({ to: '/tours/$slug/walk', params: { slug }, ...(hash === '' ? {} : { hash }) });
  };
}
