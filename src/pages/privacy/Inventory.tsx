import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { filesCheck, type FilesCheck } from '../../browser/files-check';
import { useStore } from '../../browser/store';
import type { PageOf } from '../../content/page-schemas';
import { Fold } from '../../ui/blocks/Fold';
import { Button } from '../../ui/Button';
import { storedText, unknownKeys, type StoredData } from './stored-data-text';
import { TryOffline } from './TryOffline';
import styles from './inventory.module.css';

const OUTCOME: Readonly<Record<FilesCheck | 'checking', string>> = {
  checking: 'Checking...',
  right: 'Checked: every file is here and right.',
  mended: 'Checked: some files were missing or wrong. They have been loaded again.',
  incomplete: 'Checked: what is here is right. The rest has not been loaded yet.',
  broken: 'Some files are wrong or missing. Please check again when our site can be reached.',
  unanswered: 'This could not be checked just now.',
};

/** The button that reads every saved file again, compares it with the published one, and replaces wrong files. */
function CheckFiles() {
  const [state, setState] = useState<FilesCheck | 'checking'>();
  const { run } = useStore(filesCheck);
  if (run === undefined) return null;
  const check = async (): Promise<void> => {
    setState('checking');
    setState(await run().catch((): FilesCheck => 'unanswered'));
  };
  return (
    <div className={styles.check}>
      <Button icon="refresh" size="sm" busy={state === 'checking'} onClick={() => void check()}>
        Check again
      </Button>
      <p role="status">{state === undefined ? null : <span key={state}>{OUTCOME[state]}</span>}</p>
    </div>
  );
}

type Item = PageOf<'privacy'>['device']['items'][number];

/** The amount of an item that is stored now. Its place is reserved until the device has been read. */
function HereNow({ id, found }: { id: Item['id']; found: StoredData | undefined }) {
  const words = found === undefined ? undefined : storedText(id, found);
  if (words === undefined) return <span />;
  if (words === '') return <span key="nothing">Nothing</span>;
  return (
    <>
      <strong key={words} className={styles.some}>
        {words}
      </strong>
      {id === 'letters' ? (
        <Link to="/outbox" className={styles.open}>
          Outbox
        </Link>
      ) : null}
      {id === 'pages' ? <CheckFiles /> : null}
    </>
  );
}

function Row({ item: { id, item, text, until }, found }: { item: Item; found: StoredData | undefined }) {
  return (
    <tr>
      <th scope="row">
        <strong>{item}</strong>
        <span className={styles.text}>{text}</span>
      </th>
      <td data-label="How long">{until}</td>
      <td data-label="Here now">
        <div className={styles.now}>
          <HereNow id={id} found={found} />
        </div>
      </td>
    </tr>
  );
}

/** The number of rows that a phone shows unfolded: texts of the visitor, and large data. */
const FIRST = 4;

interface TableProps {
  readonly items: readonly Item[];
  readonly found: StoredData | undefined;
  /** Whether the same columns stand above this table, so that only screen readers get its header. */
  readonly continued?: boolean;
}

function Table({ items, found, continued = false }: TableProps) {
  return (
    <table className={styles.table}>
      <thead className={continued ? 'visually-hidden' : 'visually-hidden-on-phones'}>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
          <th scope="col">Here now</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={item.id}>
            <Row item={item} found={found} />
            {item.id === 'pages' ? <TryOffline /> : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the keys that belong to no row: scripts of the booking company run on our pages and may store keys. */
function Unknown({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className={styles.unknown}>
      <span>Also here, but not put here by us, as far as this page can tell: </span>
      <span key={keys.join()}>{keys.join(', ')}</span>
    </p>
  );
}

/** The table of everything that the browser stores for this site, for how long, and how much of it now. */
export function Inventory({
  heading,
  note,
  items,
  found,
}: PageOf<'privacy'>['device'] & { found: StoredData | undefined }) {
  return (
    <section aria-labelledby="device" className={styles.section}>
      <h2 id="device">{heading}</h2>
      <p className={styles.note}>{note}</p>
      <Table items={items.slice(0, FIRST)} found={found} />
      <Fold label={`${items.length - FIRST} more, all of them small`} className={styles.more}>
        <Table items={items.slice(FIRST)} found={found} continued />
      </Fold>
      <noscript>
        <p className={styles.unknown}>Without JavaScript none of this is saved, and this page cannot look.</p>
      </noscript>
      <Unknown keys={found === undefined ? [] : unknownKeys(found)} />
    </section>
  );
}
