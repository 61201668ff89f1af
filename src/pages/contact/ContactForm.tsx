import { useEffect, useRef } from 'react';
import company from '../../content/company.yaml';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { classes } from '../../ui/classes';
import { Field } from '../../ui/Field';
import styles from './contact-form.module.css';
import { MESSAGE_MAX } from './contact-rules';
import { FormBanner } from './FormBanner';
import { Postcard } from './Postcard';
import { SavedSlip } from './SavedSlip';
import { SentPanel } from './SentPanel';
import { TRAP_NAME, useContactForm } from './use-contact-form';

/** The postcard one writes on; above it the slip of a message that was saved. */
export function ContactForm() {
  const { alive, phase, banner, saved, submit, onInput, element, errors, messageLength } = useContactForm();
  const sending = phase === 'sending';
  const wasSent = useRef(false);
  useEffect(() => {
    // The panel that had the focus is gone: the empty form takes it, no keyboard springs up.
    if (wasSent.current && phase === 'writing' && document.activeElement === document.body) element.current?.focus();
    wasSent.current = phase === 'sent';
  }, [phase, element]);
  return (
    <>
      {saved === undefined ? null : <SavedSlip key={saved.id} saved={saved} />}
      <Postcard>
        {phase === 'sent' ? <SentPanel /> : null}
        <form
          ref={element}
          method="post"
          aria-label="Write to us"
          noValidate
          tabIndex={-1}
          className={classes(styles.form, phase === 'sent' && styles.covered)}
          onInput={(event) => {
            if ('name' in event.target) onInput(String(event.target.name));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FormBanner banner={banner} />
          <fieldset className={styles.fields} disabled={sending}>
            <Field name="name" label="Name" autoComplete="name" error={errors.name} />
            <Field name="email" label="Email" type="email" autoComplete="email" error={errors.email} />
            <Field name="phone" label="Phone" optional type="tel" autoComplete="tel" error={errors.phone} />
            <Field
              name="message"
              label="Message"
              optional
              rows={6}
              maxLength={MESSAGE_MAX}
              error={errors.message}
              note={<span>{`${messageLength}/${MESSAGE_MAX}`}</span>}
            />
            <div className={styles.trap} aria-hidden="true">
              <label>
                Leave this empty
                <input name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <Checkbox name="consent" label={`I agree to receive updates from ${company.name}`} error={errors.consent} />
          </fieldset>
          <Button type="submit" look="primary" size="large" icon="envelope" wide disabled={!alive || sending}>
            {sending ? 'Sending...' : 'Send message'}
          </Button>
          <noscript>
            <p className={styles.off}>
              This form needs scripts. Write to us at <a href={`mailto:${company.email}`}>{company.email}</a>.
            </p>
          </noscript>
        </form>
      </Postcard>
    </>
  );
}
