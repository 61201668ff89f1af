import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { Announcement } from './Announcement';
import type { Result } from './results';
import styles from './search-hint.module.css';

const counted = (count: number): string => `${count} ${count === 1 ? 'result' : 'results'}`;

/** The sentences that tell a visitor that the index of stops, stories and questions is missing. */
const MISSING = {
  offline: 'Only tours and pages so far. Connect once to search stops, stories and questions too.',
  online: 'Stops, stories and questions could not be searched just now.',
} as const;

interface HintProps {
  readonly results: readonly Result[] | undefined;
  readonly query: string;
  /** The id of the sentence that says what Enter does; it describes the input. */
  readonly enterId: string;
  /** The state of the search in stops, stories and questions. */
  readonly fullText: 'there' | 'coming' | 'missing';
}

/** Says what Enter does, how many results there are, and what could not be searched. */
export function SearchHint({ results, query, enterId, fullText }: HintProps) {
  const count = results?.length ?? 0;
  const [first] = results ?? [];
  const nothing = results !== undefined && count === 0 && fullText !== 'coming';
  const found = nothing
    ? `No results found for "${query}"`
    : first
      ? `${counted(count)}. Enter opens ${first.title}`
      : '';
  const isOffline = useStore(connection) === 'offline';
  const missing = fullText === 'missing' ? MISSING[isOffline ? 'offline' : 'online'] : '';
  return (
    <div className={styles.hint}>
      <p id={enterId} className={styles.enter}>
        Press Enter to search or click on a result
      </p>
      {count > 0 ? <p key={count}>{`${counted(count)}, found on this device`}</p> : null}
      {missing === '' ? null : <p key={missing}>{missing}</p>}
      <p className={styles.keys}>Esc closes and returns you to where you were.</p>
      <Announcement
        words={found !== '' && missing !== '' ? `${found}${/[?!.]$/.test(found) ? '' : '.'} ${missing}` : found}
      />
    </div>
  );
}
