import { useEffect, useRef } from 'react';
import company from '../../content/company.yaml';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { SavedSlip } from '../../parts/submission-form/SavedSlip';
import { CharacterCount, SubmissionForm } from '../../parts/submission-form/SubmissionForm';
import { useSubmissionForm } from '../../parts/submission-form/use-submission-form';
import { Checkbox } from '../../ui/form/Checkbox';
import { Field } from '../../ui/form/Field';
import { contactForm, MESSAGE_MAX } from './contact-form-definition';
import { Postcard, POSTMARK_ID } from './Postcard';
import styles from './contact-page.module.css';

/** The postcard one writes on; above it the slip of a message that was saved. */
export function ContactForm() {
  const form = useSubmissionForm(contactForm);
  const { entries } = useOutbox();
  const { saved, errorOf, shown } = form;
  return (
    <>
      {saved === undefined ? null : <SavedSlip key={saved.id} saved={saved} noun="message" entries={entries} />}
      <Postcard>
        <SubmissionForm
          form={form}
          label="Write to us"
          send={{ label: 'Send message', busy: 'Sending...', icon: 'envelope' }}
          sent={<SentPanel />}
        >
          <Field name="name" label="Name" autoComplete="name" enterKeyHint="next" error={errorOf('name')} />
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            enterKeyHint="next"
            error={errorOf('email')}
          />
          <Field
            name="phone"
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            enterKeyHint="next"
            error={errorOf('phone')}
          />
          <Field
            name="message"
            label="Message"
            optional
            rows={6}
            error={errorOf('message')}
            note={<CharacterCount length={shown.values.message.length} most={MESSAGE_MAX} />}
          />
          <Checkbox
            name="consent"
            label={`I agree to receive updates from ${company.name}`}
            error={errorOf('consent')}
          />
        </SubmissionForm>
      </Postcard>
    </>
  );
}

/** Stands over the form for three seconds. */
function SentPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>None of it is kept on this device.</p>
      <svg className={styles.canceled} viewBox="0 0 132 80" aria-hidden="true" focusable="false">
        <use href={`#${POSTMARK_ID}`} />
      </svg>
    </div>
  );
}
