import { CANNOT_OPEN, NEEDS_CONNECTION, notedWords } from './book-item';

/** Why booking waits, and what is noted meanwhile. */
export function OfflineWords({ noted, heading: Heading = 'h3' }: { noted: string | undefined; heading?: 'h2' | 'h3' }) {
  return (
    <>
      <Heading>{NEEDS_CONNECTION}</Heading>
      <p>
        <span>{CANNOT_OPEN}</span>{' '}
        <span key={noted}>
          {noted === undefined
            ? 'Press the button of a walk, and we note it on this device. No place is held.'
            : notedWords(noted)}
        </span>
      </p>
    </>
  );
}
