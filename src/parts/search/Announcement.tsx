import { useDebouncedValue } from '@mantine/hooks';

/** How long typing must pause before the text is announced, in milliseconds. */
const PAUSE_MS = 600;

/** Announces a text after a pause: an announcement after each letter would disturb typing. */
export function Announcement({ words }: { words: string }) {
  const [announced] = useDebouncedValue(words, PAUSE_MS);
  return (
    <span className="visually-hidden" role="status">
      <span key={announced}>{announced}</span>
    </span>
  );
}
