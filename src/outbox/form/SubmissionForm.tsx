import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import company from '../../content/company.yaml';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Honeypot } from '../../ui/Honeypot';
import type { IconName } from '../../ui/icon-paths';
import type { Banner } from './form-session-types';
import { HONEYPOT_NAME, type BoundForm } from './use-submission-form';
import styles from './submission-form.module.css';

interface SubmissionFormProps<Field extends string> {
  readonly form: BoundForm<Field>;
  readonly label: string;
  readonly send: { readonly label: string; readonly busy: string; readonly icon?: IconName };
  /** Stands over the form for three seconds. */
  readonly sent: ReactNode;
  /** Under the button. */
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
  const { ready, phase, banner, shown, element } = form;
  const sending = phase === 'sending';
  const wasSent = useRef(false);
  useEffect(() => {
    // The panel that had the focus is gone: the empty form takes it, no keyboard springs up.
    if (wasSent.current && phase !== 'sent' && document.activeElement === document.body) element.current?.focus();
    wasSent.current = phase === 'sent';
  }, [phase, element]);
  return (
    <>
      {phase === 'sent' ? sent : null}
      <form
        ref={element}
        method="post"
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
        {/* It only turns the fields off while they are sent: no group that would want a name. */}
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
          // Not disabled: it keeps the focus, and the form takes no second press meanwhile.
          aria-disabled={sending || undefined}
          {...(send.icon ? { icon: send.icon } : {})}
        >
          {sending ? send.busy : send.label}
        </Button>
        <p className="visually-hidden" role="status">
          {sending ? <span>{send.busy}</span> : null}
        </p>
        {note}
        {sending ? null : <StartOver written={shown.isOurs} kept={shown.kept} onStartOver={form.startOver} />}
        <noscript>
          <p className={styles.off}>
            This form needs JavaScript. Write to us at <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </noscript>
      </form>
    </>
  );
}

/**
 * On a touch keyboard the key that says Next goes to the next field, as it says; iOS would send the form.
 * With a keyboard of its own, Enter sends as everywhere.
 */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), select, textarea')];
  fields[fields.indexOf(target) + 1]?.focus();
}

/** How much was written of what may be; too much stays in the field and is counted as well. */
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

/** What became of the last press on Send, above the first field; it takes the focus, unless a field has it. */
function FormBanner({ banner }: { banner: Banner | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (banner && banner.tone !== 'summary') box.current?.focus();
  }, [banner]);
  if (banner === undefined) return null;
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
              {/* Where it has to be broken, here. */}
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
  readonly written: boolean;
  /** A draft of it is on the device. */
  readonly kept: boolean;
  readonly onStartOver: () => void;
}

/** Where what was typed is kept, and the way to be rid of it on a device that others use. It asks first. */
function StartOver({ written, kept, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) place.current?.focus();
    else if (asked.current) place.current?.querySelector('button')?.focus();
    asked.current = asking;
  }, [asking]);
  if (!written) return null;
  if (!asking) {
    return (
      <div ref={place} className={styles.startOver}>
        {kept ? <p>What you type is kept on this device until you send it, for 7 days at most.</p> : null}
        <Button variant="quiet" size="sm" icon="trash" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Start over?" className={styles.question}>
      <p>Empty the form? What you have typed in it is removed from this device and cannot be brought back.</p>
      <div className={styles.answers}>
        <Button
          variant="primary"
          size="sm"
          icon="trash"
          onClick={() => {
            // The form takes the focus: the button that would have it is gone.
            asked.current = false;
            setAsking(false);
            onStartOver();
          }}
        >
          Empty it
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
