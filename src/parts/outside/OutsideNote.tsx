import { isStandInHost } from '../../shared/demonstration';
import { OfflineNote } from './OfflineNote';
import styles from './outside-note.module.css';

interface OutsideNoteProps {
  readonly href: string;
  /** The thing that the link opens, such as "a form". */
  readonly what: string;
  /** Whether screen readers announce that the connection was lost; use it at one place of a page only. */
  readonly announced?: boolean;
}

/** Returns a mark for a sample address, which does not open. The footer explains that the site is a demonstration. */
const sampleMark = (href: string): string => (isStandInHost(href) ? ' (A sample address.)' : '');

/** Says beside a button whose page the button opens, and offline that it cannot open now. */
export function OutsideNote({ href, what, announced = false }: OutsideNoteProps) {
  return (
    <div className={styles.note}>
      <p>{`Opens ${what} on ${new URL(href).host}, in a new tab. That page is not ours.${sampleMark(href)}`}</p>
      <OfflineNote announced={announced}>
        It is on another site, so the button works when you have a connection.
      </OfflineNote>
    </div>
  );
}
