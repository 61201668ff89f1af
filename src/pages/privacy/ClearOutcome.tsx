import { Button } from '../../ui/Button';

/** What became of it. */
export function ClearOutcome({ state, onAgain }: { state: string; onAgain: () => void }) {
  switch (state) {
    case 'cleared':
      return (
        <div role="status">
          <p>
            <strong>Cleared.</strong>
          </p>
          <p>
            This page stays open. As soon as a page of ours is loaded again, it begins to save the site again. To leave
            nothing behind, close this tab now.
          </p>
        </div>
      );
    case 'busy':
      return (
        <div role="alert">
          <p>
            <strong>Nothing was cleared.</strong> <span>A message is on its way to us just now.</span>
          </p>
          <Button icon="refresh" size="small" onClick={onAgain}>
            Try again
          </Button>
        </div>
      );
    case 'partly':
      return (
        <div role="alert">
          <p>
            <strong>Not everything was cleared.</strong>{' '}
            <span>The browser kept a part back. Clear the data of this site in its settings.</span>
          </p>
          <Button icon="refresh" size="small" onClick={onAgain}>
            Try again
          </Button>
        </div>
      );
    default:
      return <p role="status">Clearing...</p>;
  }
}
