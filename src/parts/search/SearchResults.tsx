import { Link } from '@tanstack/react-router';
import { classes } from '../../ui/classes';
import { linkTo } from '../../ui/link-to';
import { piecesOf } from './match-text';
import type { Result } from './results';
import styles from './search-results.module.css';

const LOOKS: Partial<Record<Result['label'], string | undefined>> = {
  Tour: styles.tour,
  Stop: styles.stop,
  Story: styles.story,
  Question: styles.question,
};

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

/** Says that there are no results, and where the visitor may find more. */
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

/**
 * Shows the list of links, or that there are no results once everything was searched; before that, that the search goes
 * on.
 */
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
    return complete ? <None query={query} /> : <p className={styles.before}>Still looking in the stories.</p>;
  }
  return (
    <ul>
      {results.map((result, index) => (
        // The query is part of the key: if the words change, Chrome's translation has already
        // replaced their text node.
        <li key={`${result.address} ${query}`} className={styles.item}>
          <Row result={result} query={query} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}
