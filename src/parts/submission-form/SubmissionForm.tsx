import { useEffect, useRef, type ReactNode } from 'react';
import company from '../../content/company.yaml';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import type { IconName } from '../../ui/icon-paths';
import { FormBanner } from './FormBanner';
import styles from './submission-form.module.css';
import { nextField } from './next-field';
import { StartOver } from './StartOver';
import { Honeypot } from './Honeypot';
import type { BoundForm } from './use-submission-form';

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

/** The fields of a submission between its banner and its button. */
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
    if (wasSent.current && phase === 'writing' && document.activeElement === document.body) element.current?.focus();
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
        onKeyDown={nextField}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormBanner banner={banner} />
        <fieldset className={styles.fields} disabled={sending}>
          {children}
          <Honeypot />
        </fieldset>
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          disabled={!ready || sending}
          {...(send.icon ? { icon: send.icon } : {})}
        >
          {sending ? send.busy : send.label}
        </Button>
        {note}
        {sending ? null : <StartOver written={shown.isOurs} kept={shown.kept} onStartOver={form.startOver} />}
        <noscript>
          <p className={styles.off}>
            This form needs scripts. Write to us at <a href={`mailto:${company.email}`}>{company.email}</a>.
          </p>
        </noscript>
      </form>
    </>
  );
}
