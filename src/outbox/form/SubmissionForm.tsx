import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import company from '../../content/company.yaml';
import { BusyStatus } from '../../ui/BusyStatus';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { goToNextField } from '../../ui/form/go-to-next-field';
import { Honeypot } from '../../ui/Honeypot';
import type { IconName } from '../../ui/icon-paths';
import { useAskInPlace } from '../../ui/use-ask-in-place';
import type { Banner } from './form-session-types';
import { askToEmpty, whereTextIs } from './start-over-words';
import { HONEYPOT_NAME, type BoundForm } from './use-submission-form';
import styles from './submission-form.module.css';

interface SubmissionFormProps<Field extends string> {
  readonly form: BoundForm<Field>;
  readonly label: string;
  readonly send: { readonly label: string; readonly busy: string; readonly icon?: IconName };
  /** Shown over the form for three seconds. */
  readonly sent: ReactNode;
  /** Shown below the button. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a form that is sent through the outbox, between its banner and its button. */
export function SubmissionForm<Field extends string>({
  form,
  label,
  send,
  sent,
  note,
  children,
}: SubmissionFormProps<Field>) {
  const { ready, phase, banner, shown, noun, element } = form;
  const sending = phase === 'sending';
  const wasSent = useRef(false);
  useEffect(() => {
    // The panel that had the focus has vanished. Focus the empty form, which does not open a touch keyboard. The page
    // stays where the visitor has scrolled it.
    if (wasSent.current && phase !== 'sent' && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    wasSent.current = phase === 'sent';
  }, [phase, element]);
  return (
    <>
      {phase === 'sent' ? sent : null}
      <form
        ref={element}
        method="post"
        data-keeps-draft=""
        aria-label={label}
        noValidate
        tabIndex={-1}
        className={classes(styles.form, phase === 'sent' && styles.covered)}
        onInput={(event) => {
          if ('name' in event.target) form.onInput(String(event.target.name));
        }}
        onKeyDown={goToNextField}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(event.currentTarget);
        }}
      >
        <FormBanner banner={banner} />
        {/* The fieldset only disables the fields while they are sent; without a role, it needs no name. */}
        <fieldset role="none" className={styles.fields} disabled={sending}>
          {children}
          <Honeypot name={HONEYPOT_NAME} />
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          disabled={!ready || phase === 'opening'}
          busy={sending}
          {...(send.icon ? { icon: send.icon } : {})}
        >
          {sending ? send.busy : send.label}
        </Button>
        <BusyStatus busy={sending} words={send.busy} />
        {note}
        {sending || !shown.hasUnsentText ? null : (
          <StartOver
            where={whereTextIs(noun, shown.isDraftStored, shown.inOutbox)}
            question={askToEmpty(noun, shown.inOutbox)}
            onStartOver={form.startOver}
          />
        )}
        <noscript>
          <p className={styles.off}>
            This form needs JavaScript. Write to us at <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </noscript>
      </form>
    </>
  );
}

/** The count of typed and allowed characters. Text beyond the limit stays in the field and is counted too. */
export function CharacterCount({ length, most }: { length: number; most: number }) {
  return (
    <>
      <span aria-hidden="true">{`${length}/${most}`}</span>
      <span className="visually-hidden">{`${length} of ${most} characters`}</span>
      {length > most ? (
        <>
          <span>, </span>
          <strong className={styles.tooMany}>{`${length - most} too many`}</strong>
        </>
      ) : null}
    </>
  );
}

const [mailbox, host] = company.email.split('@');

/**
 * The result of the last press on Send, or of opening a stored text, above the first field. It takes the focus. It is
 * announced instead while the focus is in a field: a summary of wrong fields goes with the focus on the first of them,
 * and a text may be opened while the visitor types already.
 */
function FormBanner({ banner }: { banner: Banner | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState<Banner>();
  useEffect(() => {
    if (banner === undefined || banner.tone === 'summary') return;
    if (isTypingBeside(box.current)) setAnnounced(banner);
    else box.current?.focus();
  }, [banner]);
  const isAnnounced = banner !== undefined && (banner.tone === 'summary' || banner === announced);
  return (
    <>
      {/* The region is always there, because a region that is added together with its text is not announced. */}
      <div role="status" className={isAnnounced ? undefined : 'visually-hidden'}>
        {isAnnounced ? <BannerBox banner={banner} /> : null}
      </div>
      {isAnnounced || banner === undefined ? null : <BannerBox box={box} banner={banner} />}
    </>
  );
}

/** Whether the focus is in a field of the form that contains this element. */
const isTypingBeside = (element: Element | null): boolean =>
  document.activeElement?.matches('input, select, textarea') === true &&
  element?.closest('form')?.contains(document.activeElement) === true;

function BannerBox({ box, banner }: { box?: RefObject<HTMLDivElement | null>; banner: Banner }) {
  return (
    <div ref={box} tabIndex={-1} className={styles.banner} data-tone={banner.tone}>
      <span className={styles.bannerMark} aria-hidden="true">
        !
      </span>
      <div className={styles.bannerWords}>
        <p key={banner.message}>{banner.message}</p>
        {banner.wayOut === undefined ? null : (
          <p className={styles.wayOut}>
            <span>{banner.wayOut}</span>{' '}
            <a href={`mailto:${company.email}`}>
              {/* The address may break here. */}
              {mailbox}@<wbr />
              {host}
            </a>
            <span>.</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface StartOverProps {
  /** Says where the typed text is; undefined if it is in the fields only. */
  readonly where: string | undefined;
  readonly question: string;
  readonly onStartOver: () => void;
}

/** Says where the typed text is kept, and offers to remove it from a shared device. It asks before it removes it. */
function StartOver({ where, question, onStartOver }: StartOverProps) {
  const { asking, place, ask, decline, agree } = useAskInPlace();
  if (!asking) {
    return (
      <div ref={place} className={styles.startOver}>
        {where === undefined ? null : <p key={where}>{where}</p>}
        <Button variant="quiet" size="sm" icon="trash" onClick={ask}>
          Start over
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Start over?" className={styles.question}>
      <p>{question}</p>
      <div className={styles.answers}>
        <Button
          variant="primary"
          size="sm"
          icon="trash"
          onClick={() => {
            agree();
            // The form takes the focus.
            onStartOver();
          }}
        >
          Empty it
        </Button>
        <Button variant="quiet" size="sm" onClick={decline}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
