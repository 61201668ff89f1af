import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import company from '../../content/company.yaml';
import { SavedSlip } from '../../outbox/form/SavedSlip';
import { CharacterCount, SubmissionForm } from '../../outbox/form/SubmissionForm';
import { useSubmissionForm } from '../../outbox/form/use-submission-form';
import { MESSAGE_MAX } from '../../outbox/store/contact-fields';
import { useOutbox } from '../../parts/outbox-status/use-outbox';
import { stampCat } from '../../pictures/prints/stamp-cat';
import { Checkbox } from '../../ui/form/Checkbox';
import { Textarea } from '../../ui/form/Textarea';
import { TextInput } from '../../ui/form/TextInput';
import { Paper } from '../../ui/Paper';
import { Print } from '../../ui/Print';
import { contactForm } from './contact-form-definition';
import styles from './contact-page.module.css';
import cardStyles from './postcard.module.css';

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

/** An airmail postcard: striped edge, address, postage and postmark. */
function Postcard({ children }: { children: ReactNode }) {
  return (
    <Paper raised className={cardStyles.card}>
      <div className={cardStyles.stripe} aria-hidden="true" />
      <div className={cardStyles.head}>
        <p className={cardStyles.to}>
          <span className={cardStyles.label}>To</span>
          <span className={cardStyles.address}>{company.name},</span>
          <span className={cardStyles.address}>{company.city}</span>
        </p>
        {/* Not translated: a translating browser puts HTML elements around words, which an SVG does not show. */}
        <div className={cardStyles.postage} translate="no">
          <div className={cardStyles.stamp}>
            <Print picture={stampCat} sizes="96px" decorative />
          </div>
          <Postmark />
        </div>
      </div>
      <div className={cardStyles.body}>{children}</div>
    </Paper>
  );
}

/** The id of the drawing in the postmark, which the larger postmark reuses. */
const POSTMARK_ID = 'postmark';

/** The postmark over the stamp. It has no date, because the built HTML is the same on every day. */
function Postmark() {
  return (
    <svg className={cardStyles.postmark} viewBox="0 0 132 80" aria-hidden="true" focusable="false">
      <g id={POSTMARK_ID} fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="40" cy="40" r="37" />
        <circle cx="40" cy="40" r="24" />
        <path id="postmark-arc" d="M13 40a27 27 0 0 1 54 0" stroke="none" />
        <text className={cardStyles.markText}>
          <textPath href="#postmark-arc" startOffset="50%" textAnchor="middle">
            NEW YORK
          </textPath>
        </text>
        <text className={cardStyles.markText} x="40" y="38" textAnchor="middle">
          CAT
        </text>
        <text className={cardStyles.markText} x="40" y="50" textAnchor="middle">
          MAIL
        </text>
        <path
          d="M76 26c9-7 18 7 27 0s18 7 27 0M78 40c9-7 17 7 26 0s17 7 26 0M76 54c9-7 18 7 27 0s18 7 27 0"
          strokeWidth="2.500"
        />
      </g>
    </svg>
  );
}
