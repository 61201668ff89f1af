import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import company from '../../content/company.yaml';
import { focusResult } from '../../outbox/form/focus-result';
import { SavedSlip } from '../../outbox/form/SavedSlip';
import { CharacterCount, SubmissionForm } from '../../outbox/form/SubmissionForm';
import { useSubmissionForm } from '../../outbox/form/use-submission-form';
import { MESSAGE_MAX } from '../../outbox/store/contact-fields';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { Checkbox } from '../../ui/form/Checkbox';
import { Textarea } from '../../ui/form/Textarea';
import { TextInput } from '../../ui/form/TextInput';
import { contactForm } from './contact-form-definition';
import { Postcard, POSTMARK_ID } from './Postcard';
import styles from './contact-page.module.css';

const route = getRouteApi('/contact');

/** The contact form, laid out as a postcard; above it the slip of a saved message. */
export function ContactForm() {
  const { about } = route.useSearch();
  const form = useSubmissionForm(contactForm, undefined, about);
  const { entries } = useOutbox();
  const { saved, bind, textOf } = form;
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
          <TextInput {...bind('name')} label="Name" autoComplete="name" enterKeyHint="next" />
          <TextInput {...bind('email')} label="Email" type="email" autoComplete="email" enterKeyHint="next" />
          <TextInput {...bind('phone')} label="Phone" optional type="tel" autoComplete="tel" enterKeyHint="next" />
          <Textarea
            {...bind('message')}
            label="Message"
            optional
            rows={6}
            note={<CharacterCount length={textOf('message').length} most={MESSAGE_MAX} />}
          />
          <Checkbox
            {...bind('consent')}
            label={`I agree to receive updates from ${company.name}`}
            description="We answer by email, and we write only to people who agree to it."
          />
        </SubmissionForm>
      </Postcard>
    </>
  );
}

/** Covers the form for three seconds after a message was sent. */
function SentPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusResult(heading.current);
  }, []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>None of it is saved on this device.</p>
      <svg className={styles.canceled} viewBox="0 0 132 80" aria-hidden="true" focusable="false">
        <use href={`#${POSTMARK_ID}`} />
      </svg>
    </div>
  );
}
