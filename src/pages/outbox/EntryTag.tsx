import { putOnClipboard } from '../../browser/clipboard';
import { useMinute } from '../../browser/use-now';
import company from '../../content/company.yaml';
import type { OutboxEntry } from '../../outbox/outbox';
import { dayOf, timeOrDayOf } from '../../shared/local-day';
import { Alert } from '../../ui/Alert';
import { BusyStatus } from '../../ui/BusyStatus';
import { Button, ButtonAnchor } from '../../ui/Button';
import { Group } from '../../ui/group';
import { Paper } from '../../ui/Paper';
import { Progress } from '../../ui/Progress';
import { Stamp } from '../../ui/Stamp';
import { showToast } from '../../ui/toast/show-toast';
import {
  goesSoon,
  lostAnswerText,
  mailtoOf,
  messageOf,
  refusedText,
  sendingText,
  statusOf,
  textOf,
  titleOf,
  tryAgainText,
  waitingText,
  whoOf,
} from './entry-text';
import { DeleteEntry, EditLink } from './EntryActions';
import { useSendNow } from './use-send-now';
import styles from './entry-tag.module.css';

/** The color of the stamp that shows the status of an entry. */
const INK = {
  Sending: 'var(--ok)',
  Waiting: 'var(--gold)',
  'Not sent': 'var(--danger)',
  'Cannot be read': 'var(--danger)',
} as const satisfies Record<ReturnType<typeof statusOf>, string>;

interface TagProps {
  readonly entry: OutboxEntry;
  /** Whether other entries wait too, so that the button for all of them is enough. */
  readonly among: boolean;
  readonly onGone: () => void;
}

function Actions({ entry, among, onGone }: TagProps) {
  if (entry.unreadable) {
    return (
      <>
        <p className={styles.says}>
          Another version of this site wrote it. This version cannot read, send or change it, so it stays as it is.
        </p>
        <Group align="flex-start">
          <DeleteEntry entry={entry} onGone={onGone} />
        </Group>
      </>
    );
  }
  return <Sendable entry={entry} among={among} onGone={onGone} />;
}

/** Shows one entry as a mail tag: its kind, sender, date and possible actions. */
export function EntryTag({ entry, among, onGone }: TagProps) {
  const now = useMinute();
  const status = statusOf(entry);
  const message = messageOf(entry);
  const lostAnswer = lostAnswerText(entry);
  const saved = entry.createdAt === 0 || now === undefined ? '' : `saved ${timeOrDayOf(entry.createdAt, now)}`;
  return (
    <Paper as="article" className={styles.tag} aria-label={titleOf(entry)}>
      <div className={styles.eyelet} aria-hidden="true" />
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2>{titleOf(entry)}</h2>
          <Stamp key={status} color={INK[status]}>
            {status}
          </Stamp>
        </div>
        <p className={styles.meta}>
          {/* The direction is automatic, because a name may run from right to left. */}
          <bdi>{whoOf(entry)}</bdi>
          <span>{whoOf(entry) !== '' && saved !== '' ? `, ${saved}` : saved}</span>
        </p>
        {message === '' ? null : (
          <p className={styles.message} tabIndex={0} role="group" aria-label="What was written">
            {message}
          </p>
        )}
        {lostAnswer === undefined ? null : (
          <p key={lostAnswer} className={styles.says}>
            {lostAnswer}
          </p>
        )}
        <Actions entry={entry} among={among} onGone={onGone} />
      </div>
    </Paper>
  );
}

/**
 * The words and the actions of an entry that can be sent. The button that sends it is the same element in every state,
 * so that it keeps the focus.
 */
function Sendable({ entry, among, onGone }: TagProps) {
  const { sending, sendNow } = useSendNow(entry);
  const isFailed = entry.state === 'failed';
  const isOnItsWay = entry.state === 'sending';
  const busy = sending || isOnItsWay;
  return (
    <>
      <StateWords entry={entry} />
      <Group align="flex-start">
        <Button
          variant={among && !isFailed ? 'secondary' : 'primary'}
          size="sm"
          icon={isFailed ? 'refresh' : 'envelope'}
          busy={busy}
          onClick={sendNow}
        >
          {busy ? 'Sending...' : isFailed ? 'Try again' : 'Send now'}
        </Button>
        {isFailed ? (
          <Button size="sm" icon="copy" onClick={() => void copyText(textOf(entry))}>
            Copy text
          </Button>
        ) : null}
        {isOnItsWay ? null : (
          <>
            <EditLink entry={entry} />
            <DeleteEntry entry={entry} onGone={onGone} />
          </>
        )}
        {isFailed ? (
          <ButtonAnchor variant="quiet" size="sm" icon="envelope" href={mailtoOf(entry, company.email)}>
            Email us instead
          </ButtonAnchor>
        ) : null}
      </Group>
      <BusyStatus busy={sending} words="Sending..." />
      {isFailed ? <p className={styles.small}>{tryAgainText(entry)}</p> : null}
    </>
  );
}

function StateWords({ entry }: { entry: OutboxEntry }) {
  switch (entry.state) {
    case 'sending':
      return (
        <>
          <Progress value={entry.step === 'notify' ? 50 : 12} color="var(--ok)" className={styles.bar} />
          <p className={styles.says}>
            <span key={entry.step}>{sendingText(entry)}</span>
          </p>
        </>
      );
    case 'waiting':
      return <p className={styles.says}>{waitingText(entry)}</p>;
    case 'failed':
      return <Refusal entry={entry} />;
  }
}

/** Says why an entry could not be sent, and when it is deleted. */
function Refusal({ entry }: { entry: OutboxEntry }) {
  const now = useMinute();
  const deletedFrom = entry.deletesAt === undefined ? undefined : dayOf(entry.deletesAt, now);
  // The site can delete the entry only during a visit.
  const until =
    deletedFrom === undefined ? '' : ` From ${deletedFrom} on, your next visit removes it from this device.`;
  return (
    <Alert variant="danger" title="Not sent">
      <p>{`${refusedText(entry, now)} It will not be sent by itself.${until}`}</p>
      {deletedFrom !== undefined && now !== undefined && goesSoon(entry, now) ? (
        <p className={styles.soon}>{`Copy it before ${deletedFrom} if you want to keep it.`}</p>
      ) : null}
    </Alert>
  );
}

/** Copies a text and shows a toast with the result, also if the browser refuses. */
async function copyText(text: string): Promise<void> {
  if (await putOnClipboard(text)) {
    showToast({
      id: 'copied',
      tone: 'success',
      icon: 'copy',
      title: 'Copied',
      message: 'Your words are on the clipboard.',
    });
  } else {
    showToast({
      id: 'copied',
      tone: 'destructive',
      title: 'Not copied',
      message: 'This browser does not let us. Select the text and copy it by hand.',
    });
  }
}
