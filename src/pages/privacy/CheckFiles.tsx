import { useState } from 'react';
import { filesCheck, type FilesCheck } from '../../browser/files-check';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import styles from './inventory.module.css';

const OUTCOME: Readonly<Record<FilesCheck | 'checking', string>> = {
  checking: 'Checking...',
  right: 'Checked: every file is here and right.',
  mended: 'Checked: some files were missing or wrong. They have been loaded again.',
  incomplete: 'Checked: what is here is right. The rest has not been loaded yet.',
  broken: 'Some files are wrong or missing. They are loaded again when our site can be reached.',
  unanswered: 'This could not be checked just now.',
};

/** Reads every saved file again, compares it with what was published, and replaces what is not right. */
export function CheckFiles() {
  const [state, setState] = useState<FilesCheck | 'checking'>();
  const { run } = useStore(filesCheck);
  if (run === undefined) return null;
  const check = async (): Promise<void> => {
    setState('checking');
    setState(await run().catch((): FilesCheck => 'unanswered'));
  };
  return (
    <div className={styles.check}>
      <Button
        icon="refresh"
        size="small"
        // Not `disabled`, which would take the focus away.
        aria-disabled={state === 'checking'}
        onClick={() => {
          if (state !== 'checking') void check();
        }}
      >
        Check again
      </Button>
      <p role="status">{state === undefined ? null : <span key={state}>{OUTCOME[state]}</span>}</p>
    </div>
  );
}
