import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import styles from './copy-button.module.css';
import type { Copying } from './use-copying';

interface CopyButtonProps {
  readonly copying: Copying;
  /** What is copied; read out after the label. */
  readonly name: string;
  readonly label?: string;
  /** In a row: on a phone the drawing alone. */
  readonly inRow?: boolean;
  readonly text: string;
  /** Finds the words on the page, from the button. */
  readonly shown: (button: Element) => Element | null;
}

export function CopyButton({ copying, name, label = 'Copy', inRow = false, text, shown }: CopyButtonProps) {
  const done = copying.copied === name;
  return (
    <Button
      look={inRow ? 'quiet' : 'secondary'}
      size="small"
      icon={done ? 'check' : 'copy'}
      className={classes(inRow && styles.inRow, done && styles.done)}
      onClick={({ currentTarget }) => copying.copy(name, text, shown(currentTarget))}
    >
      <span className={classes(inRow && styles.word)} key={String(done)}>
        {done ? 'Copied' : label}
      </span>
      <span className="visually-hidden">{name}</span>
    </Button>
  );
}
