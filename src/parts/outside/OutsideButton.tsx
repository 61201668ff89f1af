import { connection } from '../../browser/connection';
import { useStore } from '../../browser/store';
import { isStandInHost } from '../../shared/demonstration';
import type { ButtonSize } from '../../theme/components/actions';
import { ButtonAnchor } from '../../ui/Button';
import type { IconName } from '../../ui/icon-paths';
import styles from './outside.module.css';

interface OutsideButtonProps {
  readonly href: string;
  readonly icon: IconName;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
  readonly children: string;
}

/** Opens somebody else's page, in a window of its own. It stays a button without a connection, too. */
export function OutsideButton({ children, ...rest }: OutsideButtonProps) {
  return (
    <ButtonAnchor target="_blank" rel="noopener" variant="primary" wide {...rest}>
      <span>{children}</span>
      <span className="visually-hidden"> (opens in a new window)</span>
    </ButtonAnchor>
  );
}

interface OutsideNoteProps {
  readonly href: string;
  /** What opens there: "a form". */
  readonly what: string;
  /** Read out when the connection goes; at one place of a page only. */
  readonly announced?: boolean;
}

/** What a demonstration is, its footer says; here it is enough that this address does not open. */
const sampleMark = (href: string): string => (isStandInHost(href) ? ' (A sample address.)' : '');

/** Beside a button that leads away: whose page it is, and that it cannot open now. */
export function OutsideNote({ href, what, announced = false }: OutsideNoteProps) {
  const offline = useStore(connection) === 'offline';
  return (
    <div className={styles.note}>
      <p>{`Opens ${what} on ${new URL(href).host}, in a new window. That page is not ours.${sampleMark(href)}`}</p>
      <div role={announced ? 'status' : undefined}>
        {offline ? (
          <p className={styles.offline}>
            You are offline. It is on another site, so the button works when you have a connection.
          </p>
        ) : null}
      </div>
    </div>
  );
}
