import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { classes } from '../../ui/classes';
import { piecesOf } from './match-text';
import type { Result } from './results';
import hintStyles from './search-hint.module.css';
import styles from './search-results.module.css';

/** How long typing must pause before the count is announced. */
const PAUSE_MS = 600;

const counted = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`;

/** Announces the text after a pause: one announcement a letter would talk over the typing. */
function Announcement({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span className="visually-hidden" role="status">
      <span key={announced}>{announced}</span>
    </span>
  );
}

interface HintProps {
  readonly results: readonly Result[] | undefined;
  readonly query: string;
  /** The search in stops, stories and questions. */
  readonly fullText: 'there' | 'coming' | 'missing';
}

/** What Enter does, how many were found, and what could not be searched. */
export function SearchHint({ results, query, fullText }: HintProps) {
  const count = results?.length ?? 0;
  const nothing = results !== undefined && count === 0 && fullText !== 'coming';
  const words = nothing ? `No results found for "${query}"` : count > 0 ? counted(count) : '';
  return (
    <div className={hintStyles.hint}>
      <p className={hintStyles.enter}>Press Enter to search or click on a result</p>
      {count > 0 ? <p key={count}>{`${counted(count)}, found on this device`}</p> : null}
      {fullText === 'missing' ? <p>Only tours and pages so far. Connect once to search the stories too.</p> : null}
      <p className={hintStyles.keys}>Esc closes and returns you to where you were.</p>
      <Announcement words={words} />
    </div>
  );
}

const LOOKS: Partial<Record<Result['label'], string | undefined>> = {
  Tour: styles.tour,
  Stop: styles.stop,
  Story: styles.story,
  Question: styles.question,
};

/** An address of ours, as the router takes it. */
export function linkTo(address: string): { to: string; hash?: string } {
  const [to = '/', hash] = address.split('#');
  return hash === undefined ? { to } : { to, hash };
}

function Title({ title, query }: { title: string; query: string }) {
  return (
    <span className={styles.title}>
      {piecesOf(title, query).map(({ words, hit }, index) =>
        hit ? <mark key={`${index} ${words}`}>{words}</mark> : <span key={`${index} ${words}`}>{words}</span>,
      )}
    </span>
  );
}

function Row({ result, query, first }: { result: Result; query: string; first: boolean }) {
  const { label, title, note, address } = result;
  return (
    <Link {...linkTo(address)} className={classes(styles.row, first && styles.first)}>
      <span className={classes(styles.label, LOOKS[label])}>{label}</span>
      <span className={styles.words}>
        <Title title={title} query={query} />
        <span className={styles.note}>{note}</span>
      </span>
      {first ? (
        <span className={styles.key} aria-hidden="true">
          Enter
        </span>
      ) : null}
    </Link>
  );
}

/** Nothing, and where it may yet be found. */
function None({ query }: { query: string }) {
  return (
    <>
      <p className={styles.none} key={query}>{`No results found for "${query}"`}</p>
      <p className={styles.way}>
        <Link to="/tours">All walks</Link>
        <Link to="/blog">Blog</Link>
        <Link to="/sitemap">Every page</Link>
      </p>
    </>
  );
}

/** The list of links; or that there is none, once everything was searched. */
export function SearchResults({
  results,
  query,
  complete,
}: {
  results: readonly Result[] | undefined;
  query: string;
  complete: boolean;
}) {
  if (results === undefined) {
    return (
      <p className={styles.before}>
        Two characters are enough. Tours and pages stand at the top. Below them are stops, stories and questions, the
        best match first.
      </p>
    );
  }
  if (results.length === 0) {
    return complete ? <None query={query} /> : null;
  }
  return (
    <ul>
      {results.map((result, index) => (
        // The words go with the key: where one changes, Chrome's translation has taken its text node.
        <li key={`${result.address} ${query}`} className={styles.item}>
          <Row result={result} query={query} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
